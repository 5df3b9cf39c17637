package org.longroll.projection;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import org.longroll.journal.DiceRegister;
import org.longroll.journal.Entries;
import org.longroll.journal.History;
import org.longroll.journal.Journal;
import org.longroll.ledger.StatusRow;

/** The rows of the read models for one journal: a fold over its events. */
public final class JournalFold {

    private final Entries entries;
    private final List<Journal<?>> ends = new ArrayList<>();

    public JournalFold(UUID journal) {
        this.entries = new Entries(journal);
    }

    public void take(History.Line line) {
        entries.take(line);
        if (!ends.isEmpty()
                && ends.getLast().latest().entry().equals(line.occasion().entry())) {
            ends.removeLast();
        }
        ends.add(entries.journal());
    }

    public Journal<?> newest() {
        return entries.journal();
    }

    /** The number of events so far. */
    public long version() {
        return ends.isEmpty() ? 0 : ends.getLast().version();
    }

    /** The status rows that each entry changed, by the version after it. */
    public SortedMap<Long, List<StatusRow>> status() {
        var rows = new TreeMap<Long, List<StatusRow>>();
        Journal<?> before = null;
        for (var after : ends) {
            rows.put(after.version(), StatusRows.changed(before, after));
            before = after;
        }
        return rows;
    }

    public List<JournalRow> journal() {
        return entries.all().stream().map(JournalRow::of).toList();
    }

    public List<Roll> dice() {
        return DiceRegister.throwsOf(entries).stream()
                .map(each -> new Roll(each.dice(), each.fate()))
                .toList();
    }
}

package org.longroll.recording;

import static java.util.stream.Collectors.groupingBy;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.longroll.battle.Battle;
import org.longroll.battle.Journal;
import org.longroll.battle.Sentences;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.Recorded;
import org.longroll.projection.JournalFilter;
import org.longroll.projection.JournalRow;
import org.longroll.projection.Journals;

/** Reads a journal: every event as in the ledger, or entry by entry for readers. */
@ApplicationScoped
public class ReadJournal {

    private final Ledger ledger;
    private final BattleReader reader;
    private final ReadBattle battles;
    private final Journals rows;

    ReadJournal(Ledger ledger, BattleReader reader, ReadBattle battles, Journals rows) {
        this.ledger = ledger;
        this.reader = reader;
        this.battles = battles;
        this.rows = rows;
    }

    /** The events after a version, each as canonical JSON; read lazily. */
    public Stream<String> events(UUID battle, long after) {
        return ledger.read(battle, after, Long.MAX_VALUE)
                .map(event -> event.envelope().toCanonicalJson());
    }

    public Journal of(UUID battle, long upTo) {
        return new Journal(
                battle,
                ledger.read(battle, 0, upTo)
                        .map(event -> reader.line(event.envelope()))
                        .toList());
    }

    /** The next entries after a number, oldest first; the opening is number 0. */
    public List<JournalEntry> entries(UUID battle, JournalFilter filter, int behind, int limit) {
        return told(battle, rows.entries(battle, filter, behind, limit));
    }

    /** The entry in force with a number, or else the first with it. */
    public Optional<JournalEntry> entry(UUID battle, int number) {
        return told(battle, rows.numbered(battle, number)).stream().findFirst();
    }

    private List<JournalEntry> told(UUID id, List<JournalRow> found) {
        var battle = battles.newest(id).orElseThrow();
        var events = events(id, found);
        var again = found.stream().filter(JournalRow::isAgain).collect(groupingBy(JournalRow::recordedIn));
        var ids = found.stream().map(JournalRow::id).collect(Collectors.toSet());
        return found.stream()
                .filter(row -> !row.isAgain() || !ids.contains(row.recordedIn()))
                .map(row -> told(
                        row,
                        battle,
                        events,
                        again.getOrDefault(row.id(), List.of()).stream()
                                .map(each -> told(each, battle, events, List.of()))
                                .toList()))
                .toList();
    }

    private JournalEntry told(
            JournalRow row, Battle battle, Map<Long, List<Envelope>> events, List<JournalEntry> again) {
        var own = events.getOrDefault(row.first(), List.of());
        return new JournalEntry(
                row.id(),
                row.number(),
                row.last(),
                row.type(),
                row.by(),
                own.getFirst().recordedAt(),
                Sentences.of(own.stream().map(event -> reader.line(event).event()), battle),
                row.undone(),
                row.replaces(),
                again);
    }

    /** The events of entries by their first version; events between two entries of the list are not read. */
    private Map<Long, List<Envelope>> events(UUID battle, List<JournalRow> rows) {
        var begin = rows.stream().map(JournalRow::first).collect(Collectors.toCollection(TreeSet::new));
        var events = new HashMap<Long, List<Envelope>>();
        int from = 0;
        while (from < rows.size()) {
            long last = rows.get(from).last();
            int next = from + 1;
            while (next < rows.size() && rows.get(next).first() <= last + 1) {
                last = Math.max(last, rows.get(next++).last());
            }
            ledger.read(battle, rows.get(from).first() - 1, last)
                    .map(Recorded::envelope)
                    .forEach(event -> events.computeIfAbsent(begin.floor(event.sequence()), first -> new ArrayList<>())
                            .add(event));
            from = next;
        }
        return events;
    }
}

package org.longroll.report.composition;

import java.util.List;
import java.util.stream.Collectors;
import org.longroll.battle.CommonEvent.DiceRolled;
import org.longroll.battle.Entries;
import org.longroll.battle.Entry;
import org.longroll.battle.Sentences;
import org.longroll.report.JournalLine;

/** The journal as an appendix: every entry in plain words, with its dice. */
record JournalLines(Entries journal) {

    List<JournalLine> all() {
        return journal.all().stream().map(this::line).toList();
    }

    private JournalLine line(Entry entry) {
        return new JournalLine(
                entry.number(),
                entry.turn(),
                entry.type(),
                entry.by(),
                entry.occasion().at(),
                Sentences.of(entry.events().stream(), journal.battle()),
                dice(entry),
                entry.undone());
    }

    private static String dice(Entry entry) {
        return entry.events(DiceRolled.class)
                .map(rolled -> rolled.purpose() + " "
                        + rolled.faces().stream().map(String::valueOf).collect(Collectors.joining(" ")))
                .collect(Collectors.joining(", "));
    }
}

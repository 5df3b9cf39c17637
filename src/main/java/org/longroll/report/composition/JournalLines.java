package org.longroll.report.composition;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import org.longroll.battle.CommonEvent.DiceRolled;
import org.longroll.battle.Entries;
import org.longroll.battle.Entry;
import org.longroll.battle.Sentences;
import org.longroll.report.JournalLine;

/** The journal as an appendix: every entry in plain words, with its dice. */
record JournalLines(Entries journal, Map<UUID, String> correctedNotes) {

    JournalLines(Entries journal) {
        this(journal, journal.correctedNotes());
    }

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
                sentence(entry),
                dice(entry),
                entry.undone());
    }

    private String sentence(Entry entry) {
        var corrected = correctedNotes.get(entry.id());
        return corrected == null ? Sentences.of(entry.events().stream(), journal.battle()) : corrected + " (corrected)";
    }

    private static String dice(Entry entry) {
        return entry.events(DiceRolled.class)
                .map(rolled -> rolled.purpose() + " "
                        + rolled.faces().stream().map(String::valueOf).collect(Collectors.joining(" ")))
                .collect(Collectors.joining(", "));
    }
}

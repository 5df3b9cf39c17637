package org.longroll.report.composition;

import java.util.List;
import java.util.stream.Collectors;
import org.longroll.battle.CommonEvent.DiceRolled;
import org.longroll.battle.Sentences;
import org.longroll.report.Daybook;
import org.longroll.report.Daybook.Line;
import org.longroll.report.JournalLine;

/** The journal as an appendix: every entry in plain words, with its dice. */
record JournalLines(Daybook daybook) {

    List<JournalLine> all() {
        return daybook.lines().stream().map(this::line).toList();
    }

    private JournalLine line(Line line) {
        return new JournalLine(
                line.number(),
                line.turn(),
                line.type(),
                line.by(),
                line.at(),
                sentence(line),
                dice(line),
                line.undone());
    }

    private String sentence(Line line) {
        var system = daybook.battle().system();
        var table = daybook.battle().table();
        return line.events().stream()
                .map(event -> Sentences.of(event, system, table))
                .filter(sentence -> !sentence.isEmpty())
                .collect(Collectors.joining(" "));
    }

    private static String dice(Line line) {
        return line.events().stream()
                .filter(DiceRolled.class::isInstance)
                .map(DiceRolled.class::cast)
                .map(rolled -> rolled.purpose() + " "
                        + rolled.faces().stream().map(String::valueOf).collect(Collectors.joining(" ")))
                .collect(Collectors.joining(", "));
    }
}

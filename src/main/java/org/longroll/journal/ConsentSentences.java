package org.longroll.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.longroll.journal.JournalEvent.Declared;
import org.longroll.journal.JournalEvent.DiceRolled;

/** What a request for consent would do, in words for the side that is asked. */
final class ConsentSentences {

    /** A request is read on a phone; what does not fit is counted. */
    static final int MOST = 50;

    private ConsentSentences() {}

    /** What can be done about a request that waits. */
    static String waiting(UUID request) {
        return "The request %s waits for an answer: the other side agrees or not, and the side that asked can withdraw it (“agree”: false)."
                .formatted(request);
    }

    /** Of an order; dice that the server rolls are not shown before the order is agreed to. */
    static List<String> of(List<Event> events, Journal<?> journal) {
        boolean rolls = events.stream()
                .anyMatch(event -> event instanceof DiceRolled dice && dice.source() == GivenDice.Source.ROLLED);
        var shown = events.stream()
                .filter(event -> !rolls || event instanceof Declared)
                .toList();
        var told = journal.sentences(shown).stream();
        return atMost(rolls ? Stream.concat(told, Stream.of("The dice are rolled once it is agreed to.")) : told);
    }

    /** Of entries that would be taken back or put back. */
    static <S> List<String> ofActs(List<Act<S>> acts, Journal<S> journal) {
        return atMost(acts.stream()
                .map(act -> journal.sentence(act.said().stream()
                        .flatMap(said -> said.events().stream())
                        .toList())));
    }

    /** Of an amendment: every entry that does not stay as it is; if dice are yet to be rolled, what it adds. */
    static List<String> of(Amendment.Outcome amendment, Journal<?> journal) {
        if (amendment.rollsDice()) {
            return atMost(amendment.lines().stream()
                    .filter(line -> line.fate() == AmendedLine.Fate.ADDED)
                    .map(line -> "Inserted: " + String.join(" ", of(line.after(), journal))));
        }
        return atMost(amendment.lines().stream()
                .filter(line -> line.fate() != AmendedLine.Fate.STANDS)
                .map(line -> line(line, journal)));
    }

    private static String line(AmendedLine line, Journal<?> journal) {
        var before = journal.sentence(line.before());
        var after = journal.sentence(line.after());
        return switch (line.fate()) {
            case ADDED -> "Inserted: " + after;
            case STRUCK -> "Struck: " + before;
            case IMPOSSIBLE -> "No longer possible: %s (%s)".formatted(before, line.sentence());
            case CORRECTED, CHANGES, STANDS -> "%s – now: %s".formatted(before, after);
        };
    }

    private static List<String> atMost(Stream<String> told) {
        var all = told.filter(sentence -> !sentence.isBlank()).toList();
        if (all.size() <= MOST) {
            return all;
        }
        var some = new ArrayList<>(all.subList(0, MOST - 1));
        some.add("And %d more.".formatted(all.size() - MOST + 1));
        return List.copyOf(some);
    }
}

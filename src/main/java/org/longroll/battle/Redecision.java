package org.longroll.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.longroll.battle.CommonEvent.Declared;

/**
 * Decides the entries of a journal again, each from its own state and with its own dice, and finds those with another
 * result. Corrections and asides are left out, because no rule decides them.
 */
public final class Redecision {

    /** An entry with another result today; if not {@code byReading}, the journal or the program has a fault. */
    public record Difference(Entry entry, boolean byReading, String sentence) {}

    private final Referee referee;
    private final Readings readings;
    private final List<Difference> differences = new ArrayList<>();

    private Redecision(Referee referee, Readings readings) {
        this.referee = referee;
        this.readings = readings;
    }

    public static List<Difference> of(Journal journal, Referee referee, Readings readings) {
        var redecision = new Redecision(referee, readings);
        var fold = new Entries(journal.battle());
        var before = new ArrayList<Battle>();
        for (var line : journal.lines()) {
            fold.take(line);
            before.add(fold.battle());
        }
        var then = journal.opening().readingsNumber();
        fold.all().stream()
                .filter(entry -> entry.number() > 0)
                .forEach(entry -> redecision.decide(entry, before, then));
        return List.copyOf(redecision.differences);
    }

    private void decide(Entry entry, List<Battle> states, int readingsThen) {
        // An entry that was recorded again begins with the event of its correction.
        var said = entry.isAgain() ? entry.events().subList(1, entry.events().size()) : entry.events();
        if (!(said.getFirst() instanceof Declared(var order)) || order instanceof Correction) {
            return;
        }
        var before = states.get(Math.toIntExact(entry.first()) - (entry.isAgain() ? 1 : 2));
        result(entry, order, before, withoutCorrections(said))
                .ifPresent(sentence -> differences.add(new Difference(
                        entry,
                        readings.mayDecideOtherwise(
                                readingsThen, order.innermost().type()),
                        sentence)));
    }

    /** A forged entry may contradict what the rules take for granted. */
    private Optional<String> result(Entry entry, Order order, Battle before, List<BattleEvent> recorded) {
        try {
            return otherwise(before, decided(entry, order, before), recorded);
        } catch (RuntimeException e) {
            return Optional.of("It cannot be decided here.");
        }
    }

    private Decision decided(Entry entry, Order order, Battle before) {
        var dice = new Said(entry.occasion(), entry.number(), entry.events(), null).rolled();
        var hand = new Hand(new Seat(entry.by()), dice, entry.occasion().at()).recording(order);
        if (!entry.isAgain()) {
            return Decider.decide(before, order, hand, referee);
        }
        // Amendments before there was an event for it went past new checks by a waiver.
        var passing = hand.waiving(BattleRefusal.SOMETHING_DUE.word());
        return switch (new SaidAgain(referee).leniently(before, order, hand)) {
            case Decision.Accepted accepted -> accepted;
            case Decision.Refused refused -> new SaidAgain(referee).leniently(before, order, passing);
        };
    }

    /** After each entry an amendment may list those that it left out, and the checks that wait. */
    private static List<BattleEvent> withoutCorrections(List<BattleEvent> said) {
        return said.stream()
                .filter(event -> !(event instanceof CorrectionEvent))
                .toList();
    }

    private static Optional<String> otherwise(Battle before, Decision decision, List<BattleEvent> recorded) {
        return switch (decision) {
            case Decision.Refused(var refusal) -> Optional.of("It is refused today: " + refusal.sentence());
            case Decision.Accepted(var events) when events.equals(recorded) -> Optional.empty();
            case Decision.Accepted(var events) -> Optional.of(new Contrast(before).of(events, recorded));
        };
    }
}

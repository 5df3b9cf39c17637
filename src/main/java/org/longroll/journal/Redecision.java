package org.longroll.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.longroll.journal.JournalEvent.Declared;

/**
 * Decides the entries of a journal again, each from its own state and with its own dice, and finds those with another
 * result. Corrections and asides are left out, because no rule decides them.
 */
public final class Redecision<S> {

    /** An entry with another result today; if not {@code byReading}, the journal or the program has a fault. */
    public record Difference(Entry entry, boolean byReading, String sentence) {}

    private final Judge<S> judge;
    private final Predicate<String> otherReading;
    private final List<Difference> differences = new ArrayList<>();

    private Redecision(Judge<S> judge, Predicate<String> otherReading) {
        this.judge = judge;
        this.otherReading = otherReading;
    }

    /** @param otherReading whether the rules are read in another way today for entries of this type */
    public static <S> List<Difference> of(
            History history, Class<S> state, Judge<S> judge, Predicate<String> otherReading) {
        var redecision = new Redecision<>(judge, otherReading);
        var fold = new Entries(history.id());
        var before = new ArrayList<Journal<S>>();
        for (var line : history.lines()) {
            fold.take(line);
            before.add(fold.journal().of(state));
        }
        fold.all().stream().filter(entry -> entry.number() > 0).forEach(entry -> redecision.decide(entry, before));
        return List.copyOf(redecision.differences);
    }

    private void decide(Entry entry, List<Journal<S>> states) {
        // An entry that was recorded again begins with the event of its correction.
        var said = entry.isAgain() ? entry.events().subList(1, entry.events().size()) : entry.events();
        if (!(said.getFirst() instanceof Declared(var order)) || order instanceof Correction) {
            return;
        }
        var before = states.get(Math.toIntExact(entry.first()) - (entry.isAgain() ? 1 : 2));
        result(entry, order, before, withoutCorrections(said))
                .ifPresent(sentence -> differences.add(new Difference(
                        entry, otherReading.test(order.innermost().type()), sentence)));
    }

    /** A forged entry may contradict what the rules take for granted. */
    private Optional<String> result(Entry entry, Order order, Journal<S> before, List<Event> recorded) {
        try {
            return otherwise(before, decided(entry, order, before), recorded);
        } catch (RuntimeException e) {
            return Optional.of("It cannot be decided here.");
        }
    }

    private Decision decided(Entry entry, Order order, Journal<S> before) {
        var dice = new RecordedOrder(entry.occasion(), entry.number(), entry.events(), null).rolled();
        var inputs = new Inputs(new Seat(entry.by()), dice, entry.occasion().at()).recording(order);
        if (!entry.isAgain()) {
            return Decisions.decide(before, order, inputs, judge);
        }
        // Amendments before there was an event for it went past new checks by a waiver.
        var passing = inputs.waiving(JournalRefusal.SOMETHING_DUE.word());
        return switch (judge.again(before, order, inputs, true)) {
            case Decision.Accepted accepted -> accepted;
            case Decision.Refused refused -> judge.again(before, order, passing, true);
        };
    }

    /** After each entry an amendment may list those that it left out, and the checks that wait. */
    private static List<Event> withoutCorrections(List<Event> said) {
        return said.stream()
                .filter(event -> !(event instanceof CorrectionEvent))
                .toList();
    }

    private Optional<String> otherwise(Journal<S> before, Decision decision, List<Event> recorded) {
        return switch (decision) {
            case Decision.Refused(var refusal) -> Optional.of("It is refused today: " + refusal.sentence());
            case Decision.Accepted(var events) when events.equals(recorded) -> Optional.empty();
            case Decision.Accepted(var events) -> Optional.of(before.kind().contrast(before, events, recorded));
        };
    }
}

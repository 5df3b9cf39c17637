package org.longroll.journal;

import java.util.List;
import java.util.Optional;
import org.longroll.journal.Decision.Refused;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Decides orders in a journal of any kind. Pure: no clock, no dice, no memory. */
public final class Decisions {

    private Decisions() {}

    public static <S> Decision decide(Journal<S> journal, Order order, Inputs inputs, Judge<S> judge) {
        var objection = objection(journal, order, inputs, judge);
        if (objection.isPresent()) {
            return new Refused(objection.get());
        }
        if (order.isTheUmpires() && !inputs.rules()) {
            return journal.hasUmpire()
                    ? new Refused(judge.umpireOnly(journal, order).orElseGet(() -> umpireOnly(journal)))
                    : new Corrections<>(journal, inputs, judge).ask(order);
        }
        return switch (order) {
            case Correction correction -> new Corrections<>(journal, inputs, judge).decide(correction);
            case JournalOrder common -> new NoteAndSeatDecisions<>(journal, inputs, judge).decide(common);
            default -> judge.decide(journal, order, inputs);
        };
    }

    /** The effect of an amendment; recording it has exactly this effect. */
    public static <S> Verdict<Amendment.Outcome> tried(
            Journal<S> journal, Correction.Amend amend, Inputs inputs, Judge<S> judge) {
        return objection(journal, amend, inputs, judge)
                .<Verdict<Amendment.Outcome>>map(Verdict::refused)
                .orElseGet(() -> new Corrections<>(journal, inputs, judge).tried(amend));
    }

    private static <S> Optional<Refusal> objection(Journal<S> journal, Order order, Inputs inputs, Judge<S> judge) {
        var denied = judge.denied(journal, order, inputs.seat());
        if (denied.isPresent() || order.isAside()) {
            return denied;
        }
        if (order instanceof Correction) {
            return watching(journal, inputs, "Spectators watch; they take nothing back.");
        }
        return inputs.waivers()
                .first(
                        () -> watching(journal, inputs, "Spectators watch; they record nothing."),
                        () -> judge.objection(journal, order, inputs),
                        () -> somethingElseDue(journal, order));
    }

    private static Refusal umpireOnly(Journal<?> journal) {
        var words = journal.words();
        return journal.refusal(JournalRefusal.UMPIRE_ONLY)
                .of("type", "In this %s that is for the %s to record.".formatted(words.journal(), words.umpire()));
    }

    private static Optional<Refusal> watching(Journal<?> journal, Inputs inputs, String sentence) {
        return journal.refusal(JournalRefusal.WRONG_SEAT).when(!inputs.isAtTheTable(), "type", () -> sentence);
    }

    /** While something is due, only its settlement and orders that need not wait are accepted. */
    private static Optional<Refusal> somethingElseDue(Journal<?> journal, Order order) {
        var agenda = journal.agenda();
        var named = order.settles().orElse(null);
        if (named != null && !agenda.dues().isEmpty() && agenda.find(named).isEmpty()) {
            return Optional.of(
                    journal.refusal(JournalRefusal.UNKNOWN_DUE).of("due", "“%s” is not due.".formatted(named)));
        }
        var before = comesFirst(journal, order);
        return journal.refusal(JournalRefusal.SOMETHING_DUE)
                .when(!before.isEmpty(), "type", () -> "First comes what is due: %s (%s)%s."
                        .formatted(
                                named(before.getFirst().type()),
                                before.getFirst().id(),
                                before.size() > 1 ? " and others" : ""));
    }

    /** With the entry that settles it, where that has another name. */
    private static String named(String due) {
        return due.equals("question") ? "a question, which “answer” settles" : due;
    }

    /** The dues to settle before an order; a deferred check waits itself. */
    static List<Due> comesFirst(Journal<?> journal, Order order) {
        if (!order.waits()) {
            return List.of();
        }
        var agenda = journal.agenda();
        var settled = order.settles().<Due>flatMap(agenda::find).orElse(null);
        return agenda.pressing().stream()
                .filter(due -> settled != null
                        ? due.comesBefore(settled)
                        : order.settles().isEmpty() && !due.lets(order))
                .<Due>map(due -> due)
                .toList();
    }
}

package org.longroll.battle;

import java.util.List;
import java.util.Optional;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Decision.Accepted;
import org.longroll.battle.Decision.Refused;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Decides orders. Pure: no clock, no dice, no memory. */
public final class Decider {

    private Decider() {}

    public static Decision start(BattleStarted opening) {
        var initiative = opening.initiative();
        if (opening.orderOfBattle().side(initiative).isEmpty()) {
            return new Refused(
                    BattleRefusal.UNKNOWN_SIDE.of("initiative", "There is no side “%s”.".formatted(initiative)));
        }
        var flaws = opening.orderOfBattle().flaws();
        if (!flaws.isEmpty()) {
            throw new IllegalArgumentException("an order of battle is reviewed before it is recorded: " + flaws);
        }
        return new Accepted(List.of(opening));
    }

    public static Decision decide(Battle battle, Order order, Hand hand, Referee referee) {
        var objection = objection(battle, order, hand);
        if (objection.isPresent()) {
            return new Refused(objection.get());
        }
        if (order.isTheUmpires() && !hand.rules()) {
            return battle.opening().hasUmpire()
                    ? new Refused(BattleRefusal.UMPIRE_ONLY.of(
                            "type",
                            isAnObjective(order)
                                    ? "In this battle that is for the umpire to record; a side names the “unit” that takes it for itself."
                                    : "In this battle that is for the umpire to record."))
                    : new Corrections(battle, hand, referee).ask(order);
        }
        return switch (order) {
            case Correction correction -> new Corrections(battle, hand, referee).decide(correction);
            case CommonOrder common -> new CommonDecisions(battle, hand, referee).decide(common);
            default -> referee.decide(battle, order, hand);
        };
    }

    /** What an amendment would do; recording it has exactly this effect. */
    public static Verdict<Amendment.Outcome> tried(Battle battle, Correction.Amend amend, Hand hand, Referee referee) {
        return objection(battle, amend, hand)
                .<Verdict<Amendment.Outcome>>map(Verdict::refused)
                .orElseGet(() -> new Corrections(battle, hand, referee).tried(amend));
    }

    /** Orders that are allowed at any time, because they change nothing on the table. */
    private static boolean isOutsideTheGame(Order order) {
        return order instanceof CommonOrder.Note
                || order instanceof CommonOrder.CorrectNote
                || order instanceof CommonOrder.EditProse
                || isAboutSeats(order);
    }

    private static boolean isAboutSeats(Order order) {
        return order instanceof CommonOrder.ReissueKey
                || order instanceof CommonOrder.GiveSeat
                || order instanceof CommonOrder.RevokeSeat;
    }

    private static Optional<Refusal> objection(Battle battle, Order order, Hand hand) {
        var commission = Commission.of(battle, hand.seat()).flatMap(each -> each.objection(order));
        if (commission.isPresent() || isOutsideTheGame(order)) {
            return commission;
        }
        if (order instanceof Correction) {
            return BattleRefusal.WRONG_SEAT.when(
                    !hand.isAtTheTable(), "type", () -> "Spectators watch; they take nothing back.");
        }
        return hand.waivers()
                .first(
                        () -> BattleRefusal.WRONG_SEAT.when(
                                !hand.isAtTheTable(), "type", () -> "Spectators watch; they record nothing."),
                        () -> BattleRefusal.BATTLE_OVER.when(
                                battle.table().over() && !mayComeAfterTheEnd(order),
                                "type",
                                () -> "The battle is over; only notes are taken."),
                        () -> somethingElseDue(battle, order));
    }

    private static boolean mayComeAfterTheEnd(Order order) {
        return order instanceof CommonOrder.Formality formality && formality.mayComeAfterTheEnd();
    }

    /** While something is due, only its settlement, rulings, notes and formalities are accepted. */
    private static Optional<Refusal> somethingElseDue(Battle battle, Order order) {
        var agenda = battle.field().agenda();
        var named = order.settles().orElse(null);
        if (named != null && !agenda.dues().isEmpty() && agenda.find(named).isEmpty()) {
            return Optional.of(BattleRefusal.UNKNOWN_DUE.of("due", "“%s” is not due.".formatted(named)));
        }
        var before = comesFirst(battle, order);
        return BattleRefusal.SOMETHING_DUE.when(!before.isEmpty(), "type", () -> "First comes what is due: %s (%s)%s."
                .formatted(
                        named(before.getFirst().type()),
                        before.getFirst().id(),
                        before.size() > 1 ? " and others" : ""));
    }

    /** With the entry that settles it, where that has another name. */
    private static String named(String due) {
        return due.equals("question") ? "a question, which “answer” settles" : due;
    }

    private static boolean isAnObjective(Order order) {
        return order instanceof CommonOrder.TakeObjective;
    }

    /** What must be settled before an order; a deferred check waits itself. */
    static List<Due> comesFirst(Battle battle, Order order) {
        if (order instanceof CommonOrder.Ruling || order instanceof CommonOrder.Formality) {
            return List.of();
        }
        var agenda = battle.field().agenda();
        var settled = order.settles().flatMap(agenda::find).orElse(null);
        return agenda.pressing().stream()
                .filter(due -> settled != null
                        ? due.comesBefore(settled)
                        : order.settles().isEmpty() && !due.lets(order))
                .<Due>map(due -> due)
                .toList();
    }
}

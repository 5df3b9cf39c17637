package org.longroll.rff.battle;

import java.util.List;
import java.util.Optional;
import org.longroll.battle.BattleRefusal;
import org.longroll.battle.CommonEvent.BattleEnded;
import org.longroll.battle.Score;
import org.longroll.battle.UnitObjection;
import org.longroll.journal.Event;
import org.longroll.journal.Seat;
import org.longroll.rff.battle.ChargeEvent.ChargeEnded;
import org.longroll.rff.battle.LeaderEvent.LeaderReturned;
import org.longroll.rff.battle.TurnEvent.PhaseBegun;
import org.longroll.rff.battle.TurnEvent.PlayerTurnBegun;
import org.longroll.rff.battle.TurnEvent.PlayerTurnEnded;
import org.longroll.rff.battle.TurnEvent.SideStatusSet;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** The turn: the parts of a player's turn in order, then the other player's, then the next turn. */
record TurnPlay(Scene scene) {

    Verdict<List<Event>> decide(TurnOrder order) {
        return switch (order) {
            case TurnOrder.BeginPhase begin -> begin(begin);
            case TurnOrder.EndTurn end -> Verdict.unless(objectionToEnding(), this::ended);
            case TurnOrder.SideStatus status -> status(status);
        };
    }

    private Verdict<List<Event>> begin(TurnOrder.BeginPhase order) {
        return Verdict.unless(scene.first(this::objectionToGoingOn, () -> notTheNext(order)), this::begun);
    }

    /** Why the next part cannot begin. */
    Optional<Refusal> objectionToGoingOn() {
        return scene.first(
                () -> scene.inputs().objectionFor(scene.field().activeSide(), "type"),
                () -> RffBattleRefusal.NO_LATER_PHASE.when(
                        scene.field().step().next().isEmpty(),
                        "phase",
                        () -> "This is the last part of the player's turn."),
                () -> scene.field().step() == Part.CHARGE ? unresolved() : Optional.empty());
    }

    private Optional<Refusal> notTheNext(TurnOrder.BeginPhase order) {
        var next = scene.field().step().next().orElseThrow();
        return RffBattleRefusal.NO_LATER_PHASE.when(
                order.phase() != null && order.phase() != next, "phase", () -> "The next part is “%s”."
                        .formatted(next.word()));
    }

    private Optional<Refusal> unresolved() {
        return RffBattleRefusal.CHARGE_UNRESOLVED.when(
                scene.field().charges().stream().anyMatch(RffCharge::fights),
                "type",
                () -> "A charge has yet to come to blows.");
    }

    private List<Event> begun() {
        var course = scene.course();
        if (scene.field().step() == Part.CHARGE) {
            scene.field().charges().stream().filter(RffCharge::fights).forEach(charge -> abandoned(course, charge));
        }
        course.happens(new PhaseBegun(scene.field().step().next().orElseThrow(), leftOpen()));
        return course.events();
    }

    private static void abandoned(Course course, RffCharge charge) {
        course.happens(new ChargeEnded(charge.id(), ChargeEnded.Why.ABANDONED));
    }

    /** Units that did not check or fire, and could have. */
    private List<String> leftOpen() {
        var enemy = scene.field().table().enemyOf(scene.field().activeSide());
        return switch (scene.field().step()) {
            case MANEUVER -> who(scene.field().activeSide(), new ManeuverPlay(umpires())::objection);
            case DEFENSIVE_FIRE -> who(enemy, new FirePlay(umpires())::objection);
            case OFFENSIVE_FIRE -> who(scene.field().activeSide(), new FirePlay(umpires())::objection);
            case CHARGE, BREAKTHROUGH -> List.of();
        };
    }

    /** Open actions are the same for every seat. */
    private Scene umpires() {
        return scene.askedBy(Seat.UMPIRE);
    }

    private List<String> who(String side, UnitObjection objection) {
        return scene.field().table().unitsOf(side).stream()
                .filter(unit -> objection.raise(unit, "units").isEmpty())
                .toList();
    }

    /** Why the player's turn cannot end. */
    Optional<Refusal> objectionToEnding() {
        return scene.first(
                () -> scene.inputs().objectionFor(scene.field().activeSide(), "type"),
                () -> scene.notIn(Part.CHARGE, Part.BREAKTHROUGH),
                this::unresolved,
                () -> RffBattleRefusal.BREAKTHROUGH_OWED.when(
                        !scene.field().charges().isEmpty(), "type", () -> "A breakthrough has yet to be made."));
    }

    private List<Event> ended() {
        var course = scene.course();
        scene.field().charges().forEach(charge -> abandoned(course, charge));
        course.happens(new PlayerTurnEnded(scene.field().turn(), scene.field().activeSide()));
        boolean secondPlayer = scene.field().clock().secondPlayer();
        var limit = scene.battle().settings().turnLimit();
        if (secondPlayer && limit != null && scene.field().turn() >= limit) {
            course.happens(Score.of(course.field(), scene.battle().opening().victory())
                    .ending(BattleEnded.How.TURN_LIMIT, null, null));
            return course.events();
        }
        int turn = secondPlayer ? scene.field().turn() + 1 : scene.field().turn();
        var side = scene.field().table().enemyOf(scene.field().activeSide());
        course.happens(new PlayerTurnBegun(turn, side));
        scene.field().leaders().stream()
                .filter(leader -> returns(leader, turn, side))
                .forEach(leader -> course.happens(new LeaderReturned(leader.id())));
        return course.events();
    }

    private boolean returns(RffLeader leader, int turn, String side) {
        return leader.backInTurn() != null
                && leader.backInTurn() <= turn
                && scene.table().order().sideOfCommand(leader.command()).equals(side);
    }

    private Verdict<List<Event>> status(TurnOrder.SideStatus order) {
        var refusal = BattleRefusal.UNKNOWN_SIDE.when(
                scene.table().order().side(order.side()).isEmpty(), "side", () -> "There is no side “%s”."
                        .formatted(order.side()));
        return Verdict.unless(
                refusal,
                () -> List.of(new SideStatusSet(
                        order.side(),
                        order.conditions().stream().distinct().sorted().toList())));
    }
}

package org.longroll.rff.battle;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.BattleRefusal;
import org.longroll.battle.Odds;
import org.longroll.journal.Event;
import org.longroll.rff.battle.LeaderEvent.LeaderAttached;
import org.longroll.rff.battle.LeaderEvent.LeaderDetached;
import org.longroll.rff.battle.LeaderEvent.LeaderMoved;
import org.longroll.rff.battle.LeaderEvent.LeaderReplaced;
import org.longroll.rff.battle.LeaderEvent.LeaderStruck;
import org.longroll.rff.battle.RffLeader.LeaderQuality;
import org.longroll.rff.chart.FieldChart.LeaderEffect;
import org.longroll.rff.chart.FieldChart.LeaderFate;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rff.rules.Leg;
import org.longroll.rff.rules.Move;
import org.longroll.rff.rules.MovementAnswer;
import org.longroll.rff.rules.Mover;
import org.longroll.rules.Fraction;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Leaders: attached or detached, under fire, and replaced. */
record LeaderPlay(Scene scene) {

    Verdict<List<Event>> decide(LeaderOrder order) {
        return switch (order) {
            case LeaderOrder.FallenLeader fallen -> fallen(fallen);
            case LeaderOrder.AttachLeader attach -> attach(attach);
            case LeaderOrder.DetachLeader detach -> detach(detach);
            case LeaderOrder.ReplaceLeader replace -> replace(replace);
            case LeaderOrder.LeaderMove move -> move(move);
        };
    }

    private Verdict<List<Event>> fallen(LeaderOrder.FallenLeader order) {
        var due = scene.field().agenda().find(order.due()).filter(each -> each.kind() == RffDue.Kind.LEADER_UNDER_FIRE);
        var refusal = scene.first(
                () -> RffBattleRefusal.NOT_THIS_DUE.when(
                        due.isEmpty(), "due", () -> "“%s” is not about a leader under fire.".formatted(order.due())),
                () -> scene.inputs().objectionFor(due.orElseThrow().side(), "due"));
        var tray = scene.tray();
        return Verdict.unless(refusal, due::orElseThrow).then(called -> {
            var leader = Objects.requireNonNull(called.unit());
            return scene.die(tray, order.dice(), "fallen-leader", leader, "dice")
                    .then(scene.rules().fallenLeader()::roll)
                    .map(outcome -> {
                        var course = scene.course();
                        course.happen(tray.events());
                        course.happens(new LeaderStruck(
                                leader,
                                outcome.die(),
                                outcome.fate(),
                                outcome.effect(),
                                backInTurn(called.side(), outcome.effect()),
                                Odds.of(scene.rules().fallenLeader().odds(), LeaderFate::word)));
                        course.settled(called);
                        return course.events();
                    });
        });
    }

    /** A leader who is hurt misses the next player's turn of his side and is back when the one after it begins. */
    private @Nullable Integer backInTurn(String side, LeaderEffect effect) {
        boolean yetToCome = !side.equals(scene.field().activeSide())
                && !side.equals(scene.field().clock().initiative());
        int missed = yetToCome ? scene.field().turn() : scene.field().turn() + 1;
        return switch (effect) {
            case REMOVED_ONE_TURN, DISMOUNTED_ONE_TURN -> missed + 1;
            case REMOVED, NONE -> null;
        };
    }

    private Verdict<List<Event>> attach(LeaderOrder.AttachLeader order) {
        var refusal = scene.first(
                () -> objectionToAttaching(order.leader()),
                () -> scene.unknown(order.unit(), "unit"),
                () -> RffBattleRefusal.LEADER_OF_THE_ENEMY.when(
                        !scene.sideOf(order.unit()).equals(sideOf(order.leader())),
                        "unit",
                        () -> "%s is not on his side.".formatted(scene.name(order.unit()))),
                () -> scene.absent(order.unit(), "unit"));
        return Verdict.unless(refusal, () -> {
            var course = scene.course();
            var before = scene.leader(order.leader()).attachedTo();
            if (before != null) {
                course.happens(new LeaderDetached(order.leader(), before));
            }
            course.happens(new LeaderAttached(order.leader(), order.unit()));
            return course.events();
        });
    }

    /** Why a leader cannot join any unit now. */
    Optional<Refusal> objectionToAttaching(String leader) {
        return scene.first(() -> atTheStart(leader), () -> away(leader));
    }

    private Verdict<List<Event>> detach(LeaderOrder.DetachLeader order) {
        return Verdict.unless(
                objectionToDetaching(order.leader()),
                () -> List.of(new LeaderDetached(
                        order.leader(),
                        Objects.requireNonNull(scene.leader(order.leader()).attachedTo()))));
    }

    Optional<Refusal> objectionToDetaching(String leader) {
        return scene.first(
                () -> atTheStart(leader),
                () -> RffBattleRefusal.LEADER_NOT_ATTACHED.when(
                        scene.leader(leader).attachedTo() == null, "leader", () -> "%s is with no unit."
                                .formatted(scene.name(leader))));
    }

    private Verdict<List<Event>> replace(LeaderOrder.ReplaceLeader order) {
        return Verdict.unless(
                objectionToReplacing(order.leader()),
                () -> List.of(new LeaderReplaced(
                        order.leader(), order.by(), Objects.requireNonNullElse(order.quality(), LeaderQuality.ABLE))));
    }

    Optional<Refusal> objectionToReplacing(String leader) {
        return scene.first(
                () -> atTheStart(leader),
                () -> RffBattleRefusal.LEADER_NOT_FALLEN.when(
                        scene.leader(leader).condition() != RffLeader.Condition.FALLEN,
                        "leader",
                        () -> "%s has not fallen.".formatted(scene.name(leader))));
    }

    private Verdict<List<Event>> move(LeaderOrder.LeaderMove order) {
        return Verdict.orAsk(objectionToMoving(order.leader()), () -> ask(scene.leader(order.leader()), order.legs()))
                .then(answer -> Verdict.unless(tooFar(order.leader(), answer), () -> {
                    var course = scene.course();
                    course.happens(new LeaderMoved(order.leader(), order.legs()));
                    course.position(order.leader(), order.position());
                    return course.events();
                }));
    }

    private Verdict<MovementAnswer> ask(RffLeader leader, List<Leg> legs) {
        var seat = leader.condition() == RffLeader.Condition.MOUNTED ? Formation.MOUNTED : Formation.DISMOUNTED;
        return scene.rules()
                .move(new Move(new Mover.Leader(seat), ManeuverResult.WELL_HANDLED, Optional.empty(), legs));
    }

    private Optional<Refusal> tooFar(String leader, MovementAnswer answer) {
        return scene.first(() -> RffBattleRefusal.TOO_FAR.when(
                !answer.allowed(), "legs", () -> "That is farther than %s can ride: %s at most."
                        .formatted(scene.name(leader), Marches.inWords(answer, Fraction.ONE))));
    }

    Optional<Refusal> objectionToMoving(String leader) {
        return scene.first(
                () -> inHisTurn(leader),
                () -> away(leader),
                () -> RffBattleRefusal.LEADER_ATTACHED.when(
                        scene.leader(leader).attachedTo() != null, "leader", () -> "%s goes with his unit."
                                .formatted(scene.name(leader))),
                () -> RffBattleRefusal.LEADER_ALREADY_MOVED.when(
                        scene.leader(leader).moved(), "leader", () -> "%s has moved.".formatted(scene.name(leader))));
    }

    private Optional<Refusal> inHisTurn(String leader) {
        return scene.first(
                () -> BattleRefusal.UNKNOWN_LEADER.when(
                        scene.field().leaders().find(leader).isEmpty(),
                        "leader",
                        () -> "There is no leader “%s” in this battle.".formatted(leader)),
                () -> scene.inputs().objectionFor(sideOf(leader), "leader"),
                () -> BattleRefusal.LEADER_AWAITED.when(
                        scene.field().isAwaited(leader), "leader", () -> "%s has yet to come."
                                .formatted(scene.name(leader))),
                () -> scene.notIn(Part.MANEUVER),
                () -> scene.notActive(sideOf(leader), "leader"));
    }

    private Optional<Refusal> atTheStart(String leader) {
        return scene.first(
                () -> inHisTurn(leader),
                () -> RffBattleRefusal.LEADERS_COME_FIRST.when(
                        scene.field().checksBegun(), "type", () -> "The first maneuver check of this turn was taken."));
    }

    private Optional<Refusal> away(String leader) {
        return RffBattleRefusal.LEADER_AWAY.when(
                !scene.leader(leader).leads(), "leader", () -> "%s is not on the field.".formatted(scene.name(leader)));
    }

    private String sideOf(String leader) {
        return scene.table().order().sideOfCommand(scene.leader(leader).command());
    }
}

package org.longroll.rff.battle;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.longroll.battle.Odds;
import org.longroll.journal.Event;
import org.longroll.rff.battle.Enlisted.Arm;
import org.longroll.rff.battle.ManeuverEvent.ManeuverResolved;
import org.longroll.rff.battle.RetreatOrder.Hold;
import org.longroll.rff.chart.ChargeChart.Retreat;
import org.longroll.rff.chart.ManeuverChart.Holding;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rff.rules.ManeuverAnswer;
import org.longroll.rff.rules.ManeuverCheck;
import org.longroll.rff.rules.ManeuverOutcome;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;
import org.longroll.rules.Word;

/** The maneuver check: one die for several units, each of which reads its own effect. */
record ManeuverPlay(Scene scene) {

    /** Conditions that the journal keeps; players do not give them. */
    private static final Set<ManeuverCondition> KEPT = EnumSet.of(
            ManeuverCondition.BATTERY,
            ManeuverCondition.BROKEN,
            ManeuverCondition.COLUMN,
            ManeuverCondition.GARRISON,
            ManeuverCondition.LIMBERED);

    Verdict<List<Event>> decide(ManeuverOrder.Maneuver order) {
        var refusal = scene.each(
                order.units(),
                "units",
                (unit, at) -> scene.first(() -> objection(unit, at), () -> notSaid(unit, order)));
        return Verdict.orAsk(refusal, () -> answers(order)).then(answers -> rolled(order, answers));
    }

    Optional<Refusal> objection(String unit, String at) {
        return scene.first(
                () -> scene.notOurs(unit, at),
                () -> scene.notIn(Part.MANEUVER),
                () -> scene.notActive(scene.sideOf(unit), at),
                () -> RffBattleRefusal.ALREADY_CHECKED.when(
                        scene.field().unit(unit).activity().result() != null, at, () -> "%s took its maneuver check."
                                .formatted(scene.name(unit))),
                () -> RffBattleRefusal.CHECKS_BEFORE_LEADERS.when(
                        leadersMoved(scene.sideOf(unit)), at, () -> "A leader of its side has moved."));
    }

    private boolean leadersMoved(String side) {
        return scene.field().leaders().stream()
                .anyMatch(leader -> leader.moved()
                        && scene.table().order().sideOfCommand(leader.command()).equals(side));
    }

    private Optional<Refusal> notSaid(String unit, ManeuverOrder.Maneuver order) {
        var kept = kept(scene.field().unit(unit));
        return order.conditions().stream()
                .filter(said -> KEPT.contains(said) && !kept.contains(said))
                .findFirst()
                .map(said -> RffBattleRefusal.KEPT_BY_THE_JOURNAL.of(
                        "conditions",
                        "The journal does not have %s as “%s”.".formatted(scene.name(unit), said.word())));
    }

    private Verdict<List<ManeuverAnswer>> answers(ManeuverOrder.Maneuver order) {
        var answers = new ArrayList<ManeuverAnswer>();
        for (var unit : order.units()) {
            var asked = scene.rules().check(check(scene.field().unit(unit), order));
            if (asked.refusal().isPresent()) {
                return Verdict.refused(asked.refusal().get());
            }
            answers.add(asked.answer());
        }
        return Verdict.allowed(answers);
    }

    private ManeuverCheck check(RffUnit unit, ManeuverOrder.Maneuver order) {
        return check(unit, order.inCommand(), order.conditions());
    }

    /** The check of a unit with the conditions that the players gave. */
    ManeuverCheck check(RffUnit unit, boolean inCommand, List<ManeuverCondition> said) {
        var conditions = kept(unit);
        conditions.addAll(said);
        if (inCommand) {
            commander(unit)
                    .filter(leader -> leader.leads() && !saidOfLeader(said))
                    .flatMap(leader -> leader.quality().condition())
                    .ifPresent(conditions::add);
        }
        return new ManeuverCheck(
                inCommand,
                unit.guns() == null ? unit.order() : GunState.READY,
                unit.quality(),
                unit.effectiveness(),
                conditions);
    }

    /** Whether the players gave the quality of the leader. */
    private static boolean saidOfLeader(List<ManeuverCondition> said) {
        return said.contains(ManeuverCondition.GALLANT_LEADER) || said.contains(ManeuverCondition.POOR_LEADER);
    }

    private EnumSet<ManeuverCondition> kept(RffUnit unit) {
        var kept = EnumSet.noneOf(ManeuverCondition.class);
        if (unit.arm() == Arm.ARTILLERY) {
            kept.add(ManeuverCondition.BATTERY);
        }
        if (unit.order() == Order.BROKEN) {
            kept.add(ManeuverCondition.BROKEN);
        }
        switch (unit.formation()) {
            case FIELD_COLUMN, MARCH_COLUMN -> kept.add(ManeuverCondition.COLUMN);
            case GARRISON -> kept.add(ManeuverCondition.GARRISON);
            case LIMBERED -> kept.add(ManeuverCondition.LIMBERED);
            case LINE, EXTENDED_LINE, DISMOUNTED_EXTENDED_LINE, BROKEN, UNLIMBERED, MOUNTED, DISMOUNTED -> {}
        }
        if (scene.field().leadersWith(unit.id()).anyMatch(RffLeader::leads)) {
            kept.add(ManeuverCondition.ATTACHED_LEADER);
        }
        if (scene.isBravelyLed(unit.id())) {
            kept.add(ManeuverCondition.BRAVE_COLONEL);
        }
        if (commander(unit).filter(leader -> !leader.leads()).isPresent()) {
            kept.add(ManeuverCondition.PROVISIONAL_COMMAND);
        }
        new SideWeight(scene.field()).of(scene.sideOf(unit.id())).forEach(weight -> kept.add(weight.condition()));
        return kept;
    }

    private Optional<RffLeader> commander(RffUnit unit) {
        var command = scene.table().muster(unit.id()).orElseThrow().command();
        return scene.field().leaders().stream()
                .filter(leader ->
                        leader.command().equals(command) && !scene.field().isAwaited(leader.id()))
                .findFirst();
    }

    private Verdict<List<Event>> rolled(ManeuverOrder.Maneuver order, List<ManeuverAnswer> answers) {
        var tray = scene.tray();
        var forOne = order.units().size() == 1 ? order.units().getFirst() : null;
        return scene.die(tray, order.dice(), "maneuver", forOne, "dice").then(die -> {
            var course = scene.course();
            course.happen(tray.events());
            for (int i = 0; i < answers.size(); i++) {
                read(course, order.units().get(i), answers.get(i), die);
            }
            return Verdict.allowed(course.events());
        });
    }

    private void read(Course course, String unit, ManeuverAnswer answer, int die) {
        var outcome = answer.roll(die).answer();
        course.happens(new ManeuverResolved(
                unit,
                answer.check().inCommand(),
                answer.modifiers().all(),
                answer.modifiers().sum(),
                outcome.die(),
                outcome.total(),
                outcome.result(),
                outcome.standsLost(),
                Odds.of(answer.odds(), ManeuverResult::word)));
        if (outcome.holds() != Holding.AND_FIRES) {
            settle(course, unit, outcome);
        }
        if (course.stands(unit) && outcome.retreat() != Retreat.NONE) {
            fallBack(course, unit, outcome);
        }
    }

    /** The immediate effects; a unit that may hold in place of falling back is changed when it has chosen. */
    private static void settle(Course course, String id, ManeuverOutcome outcome) {
        var unit = course.unit(id);
        if (outcome.fixedGunsLost() && unit.fixed()) {
            course.taken(id);
            return;
        }
        switch (outcome.after()) {
            case Order order -> course.become(id, order);
            case GunState state -> course.worsen(id, state);
        }
        course.lose(id, outcome.standsLost());
    }

    private void fallBack(Course course, String id, ManeuverOutcome outcome) {
        boolean later = outcome.holds() == Holding.AND_FIRES;
        if (later && course.unit(id).fixed()) {
            course.happens(new RetreatEvent.Held(id, Hold.FORTIFIED, outcome.holds()));
            return;
        }
        var effect = Word.line(scene.rules().printed().maneuver().effects(), outcome.result());
        course.call(
                RffDue.Kind.FELL_BACK,
                id,
                scene.sideOf(id),
                RffDue.Call.of(new RffDue.GoBack(
                        outcome.retreat(),
                        effect.rate(),
                        outcome.holds(),
                        later && outcome.after() instanceof Order order ? order : null,
                        later && outcome.after() instanceof GunState state ? state : null,
                        false,
                        new Marches(scene.rules()).least(course.unit(id), outcome.retreat(), effect.rate(), null))));
    }
}

package org.longroll.rff.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.longroll.journal.Event;
import org.longroll.rff.battle.Enlisted.Arm;
import org.longroll.rff.battle.ManeuverEvent.Firing;
import org.longroll.rff.battle.ManeuverEvent.Maneuvered;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.Maneuver;
import org.longroll.rff.chart.Maneuver.GunManeuver;
import org.longroll.rff.chart.Maneuver.TroopManeuver;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.rules.Leg;
import org.longroll.rff.rules.MovementAnswer;
import org.longroll.rff.rules.RffRefusal;
import org.longroll.rules.Fraction;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Maneuvers after maneuver checks, one for each unit. */
final class MovementPlay {

    private final Scene scene;
    private final RffField field;
    private final Marches marches;
    private final Drill drill;

    MovementPlay(Scene scene) {
        this.scene = scene;
        this.field = scene.field();
        this.marches = new Marches(scene.rules());
        this.drill = new Drill(scene, marches);
    }

    /** A maneuver that a unit may carry out, and its move. */
    record March(String unit, Maneuver maneuver, MovementAnswer answer) {}

    Verdict<List<Event>> decide(ManeuverOrder.Done order) {
        var refusal = scene.each(order.units(), "units", (unit, at) -> objection(order, unit, at));
        return Verdict.orAsk(refusal, () -> marches(order)).map(marches -> carriedOut(order, marches));
    }

    /** Why a unit cannot do this, whatever the distance. */
    Optional<Refusal> objection(ManeuverOrder.Done order, String unit, String at) {
        return scene.first(
                () -> objectionToManeuvering(unit, at),
                () -> drill.objection(order, field.unit(unit), at),
                () -> RffRefusal.MANEUVER_NOT_ALLOWED.when(
                        chosen(order, unit).isEmpty(), at, () -> "Its maneuver check (%s) does not let %s do this."
                                .formatted(result(unit).word(), scene.name(unit))),
                () -> drill.objectionToFormation(order, field.unit(unit)));
    }

    /** Why a unit cannot carry out any maneuver now. */
    Optional<Refusal> objectionToManeuvering(String unit, String at) {
        var activity = field.unit(unit).activity();
        return scene.first(
                () -> scene.notOurs(unit, at),
                () -> scene.notIn(Part.MANEUVER),
                () -> scene.notActive(scene.sideOf(unit), at),
                () -> RffBattleRefusal.NO_CHECK_TAKEN.when(
                        activity.result() == null, at, () -> "%s has not taken its maneuver check."
                                .formatted(scene.name(unit))),
                () -> RffBattleRefusal.ALREADY_MANEUVERED.when(
                        activity.maneuver() != null, at, () -> "%s has maneuvered (%s)."
                                .formatted(scene.name(unit), activity.maneuver())));
    }

    Optional<Refusal> fixed(String unit, String at) {
        return drill.fixed(field.unit(unit), at);
    }

    private ManeuverResult result(String unit) {
        var result = field.unit(unit).activity().result();
        return result == null ? ManeuverResult.TARDY : result;
    }

    /** The first of the chart's lines by which the unit may do this. */
    private Optional<Maneuver> chosen(ManeuverOrder.Done order, String unit) {
        return open(unit, Drill.lines(order, field.unit(unit).arm()));
    }

    Optional<Maneuver> open(String unit, List<? extends Maneuver> lines) {
        for (var line : lines) {
            var asked = marches.ask(field.unit(unit), result(unit), line, List.of());
            if (asked.refusal().isEmpty() && drill.opens(asked.answer(), line)) {
                return Optional.of(line);
            }
        }
        return Optional.empty();
    }

    /** How far a unit that may move can go on each ground. */
    Map<Ground, Fraction> reach(ManeuverOrder.Move order, String unit) {
        return chosen(order, unit)
                .map(line -> marches.ask(field.unit(unit), result(unit), line, List.of()))
                .map(asked -> Marches.inches(asked.answer()))
                .orElse(Map.of());
    }

    private Verdict<List<March>> marches(ManeuverOrder.Done order) {
        var all = new ArrayList<March>();
        for (var unit : order.units()) {
            // If an umpire allows what no line opens, the first line is used.
            var line = chosen(order, unit)
                    .orElseGet(() -> Drill.lines(order, field.unit(unit).arm()).getFirst());
            var asked = march(unit, line, order.legs());
            if (asked.refusal().isPresent()) {
                return Verdict.refused(asked.refusal().get());
            }
            all.add(asked.answer());
        }
        return Verdict.allowed(all);
    }

    /** The march of a unit by one line of the chart, within its limit. */
    Verdict<March> march(String unit, Maneuver line, List<Leg> legs) {
        return marches.ask(field.unit(unit), result(unit), line, legs)
                .then(answer -> Verdict.unless(tooFar(unit, answer), () -> new March(unit, line, answer)));
    }

    private Optional<Refusal> tooFar(String unit, MovementAnswer answer) {
        return scene.first(() -> RffBattleRefusal.TOO_FAR.when(
                !answer.allowed(), "legs", () -> "That is farther than %s can go: %s at most."
                        .formatted(scene.name(unit), Marches.inWords(answer, Fraction.ONE))));
    }

    private List<Event> carriedOut(ManeuverOrder.Done order, List<March> marches) {
        var course = scene.course();
        for (var march : marches) {
            go(course, march, order.legs(), firing(march.maneuver()));
            drill.carryOut(course, order, march);
        }
        course.positions(order.positions(), order.units());
        return course.events();
    }

    /** The march itself; a garrison that moves is no longer one. */
    static void go(Course course, March march, List<Leg> legs, Firing firing) {
        course.happens(new Maneuvered(
                march.unit(), march.maneuver().word(), legs, march.answer().used(), firing));
        if (!march.answer().used().isZero()) {
            leavePost(course, march.unit());
        }
    }

    static void leavePost(Course course, String id) {
        var unit = course.unit(id);
        if (unit.formation() == Formation.GARRISON && !unit.fixed()) {
            course.form(id, unit.arm() == Arm.CAVALRY ? Formation.DISMOUNTED_EXTENDED_LINE : Formation.LINE);
        }
    }

    /** Troops may fire after any maneuver; guns only if their line of the chart says so. */
    private static Firing firing(Maneuver maneuver) {
        return switch (maneuver) {
            case TroopManeuver troops -> Firing.MAY_FIRE;
            case GunManeuver guns ->
                switch (guns) {
                    case UNLIMBER_AND_FIRE, PIVOT_AND_FIRE, FIRE -> Firing.MAY_FIRE;
                    case FULL_MOVE_AND_UNLIMBER,
                            LIMBER_AND_FULL_MOVE,
                            HAND_HAUL,
                            RALLY,
                            REPLENISH,
                            FULL_MOVE_LIMBERED,
                            LIMBER_OR_UNLIMBER,
                            PIVOT,
                            LIMBER_AND_FULL_RETREAT_SILENCED -> Firing.MAY_NOT_FIRE;
                };
        };
    }
}

package org.longroll.rff.battle;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.Event;
import org.longroll.rff.battle.Enlisted.Arm;
import org.longroll.rff.battle.ManeuverEvent.Firing;
import org.longroll.rff.battle.RetreatEvent.Held;
import org.longroll.rff.battle.RetreatEvent.Recalled;
import org.longroll.rff.battle.RetreatEvent.Retreated;
import org.longroll.rff.battle.RetreatOrder.Hold;
import org.longroll.rff.chart.ChargeChart.Retreat;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.Maneuver.GunManeuver;
import org.longroll.rff.chart.ManeuverChart.Holding;
import org.longroll.rff.chart.MovementChart.Rate;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rules.Fraction;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Retreats and recalls: which units go back, how far, and which hold instead. */
record RetreatPlay(Scene scene, RffField field, MovementPlay movement) {

    private static final List<GunManeuver> GOING = List.of(GunManeuver.LIMBER_AND_FULL_RETREAT_SILENCED);

    RetreatPlay(Scene scene) {
        this(scene, scene.field(), new MovementPlay(scene));
    }

    Verdict<List<Event>> decide(RetreatOrder order) {
        return Verdict.unless(scene.unknown(order.unit(), "unit"), order::unit).then(unit -> switch (order) {
            case RetreatOrder.Retreat retreat -> retreat(retreat);
            case RetreatOrder.Recall recall -> recall(recall);
        });
    }

    private Verdict<List<Event>> retreat(RetreatOrder.Retreat order) {
        return order.due() == null ? ofOwnWill(order) : called(order, order.due());
    }

    /** The retreat with this id for this unit, if the seat may record it. */
    private Verdict<RffDue> due(String named, String unit) {
        var due = field.agenda().find(named).filter(each -> each.kind().isRetreat() && unit.equals(each.unit()));
        return Verdict.unless(
                scene.first(
                        () -> RffBattleRefusal.NOT_THIS_DUE.when(due.isEmpty(), "due", () -> "“%s” is no retreat of %s."
                                .formatted(named, scene.name(unit))),
                        () -> scene.inputs().objectionFor(scene.sideOf(unit), "unit")),
                due::orElseThrow);
    }

    private static RffDue.GoBack call(RffDue due) {
        return Objects.requireNonNull(due.prepared().retreat());
    }

    private Verdict<List<Event>> called(RetreatOrder.Retreat order, String named) {
        return due(named, order.unit()).then(due -> {
            var call = call(due);
            var holds = order.holds();
            return Verdict.unless(
                    holds == null
                            ? tooFar(order, call.rate()).or(() -> tooNear(order, least(order.unit(), call)))
                            : mayNotHold(order.unit(), call),
                    () -> holds == null ? gone(order, due, call) : held(order, due, call, holds));
        });
    }

    private Optional<Refusal> mayNotHold(String unit, RffDue.GoBack call) {
        return scene.first(() -> RffBattleRefusal.MAY_NOT_HOLD.when(
                call.holds() == Holding.NO, "holds", () -> "%s must go.".formatted(scene.name(unit))));
    }

    private Optional<Refusal> tooFar(RetreatOrder order, Rate rate) {
        var farthest = new Marches(scene.rules()).farthest(field.unit(order.unit()), rate);
        return tooFar(order, farthest);
    }

    private Optional<Refusal> tooFar(RetreatOrder order, Fraction farthest) {
        var inches = order.inches();
        return scene.first(() -> RffBattleRefusal.TOO_FAR.when(
                inches != null && !inches.atMost(farthest), "inches", () -> "%s goes back %s inches at most."
                        .formatted(scene.name(order.unit()), farthest.decimal())));
    }

    private Optional<Refusal> tooNear(RetreatOrder order, @Nullable Fraction least) {
        var inches = order.inches();
        return scene.first(() -> RffBattleRefusal.TOO_NEAR.when(
                inches != null && least != null && !least.atMost(inches),
                "inches",
                () -> "%s goes back %s inches at least."
                        .formatted(scene.name(order.unit()), least == null ? "" : least.decimal())));
    }

    private List<Event> gone(RetreatOrder.Retreat order, RffDue due, RffDue.GoBack call) {
        var course = scene.course();
        course.happens(new Retreated(order.unit(), call.how(), inches(order, call.how())));
        if (call.orderThen() != null) {
            course.become(order.unit(), call.orderThen());
        }
        if (call.gunsThen() != null) {
            course.worsen(order.unit(), call.gunsThen());
        }
        onTheMove(course, order.unit());
        course.position(order.unit(), order.position());
        course.settled(due);
        return course.events();
    }

    /** The chart gives the length of a short retreat; for others the players give it. */
    private @Nullable Fraction inches(RetreatOrder order, Retreat how) {
        return order.inches() == null && how == Retreat.SHORT
                ? Fraction.whole(scene.rules().printed().charge().retreatInches())
                : order.inches();
    }

    /** How far it must go, as far as it can go. */
    private @Nullable Fraction least(String unit, RffDue.GoBack call) {
        var farthest = farthest(unit, call);
        return call.least() == null || call.least().atMost(farthest) ? call.least() : farthest;
    }

    private Fraction farthest(String unit, RffDue.GoBack call) {
        return new Marches(scene.rules()).farthest(field.unit(unit), call.rate());
    }

    /** How far the chart sends a unit back, as far as it can go, and no less than it must. */
    Fraction usual(String unit, RffDue.GoBack call) {
        var farthest = farthest(unit, call);
        var least = least(unit, call);
        var printed =
                switch (call.how()) {
                    case NONE -> Fraction.ZERO;
                    case SHORT ->
                        Fraction.whole(scene.rules().printed().charge().retreatInches());
                    case OUT_OF_CLOSE_RANGE ->
                        Fraction.whole(scene.rules().printed().field().closeRangeInches());
                    case FULL -> farthest;
                };
        var usual = printed.atMost(farthest) ? printed : farthest;
        return least == null || least.atMost(usual) ? usual : least;
    }

    /** Guns limber to go; a garrison that leaves its position is no longer one. */
    private static void onTheMove(Course course, String unit) {
        if (course.unit(unit).arm() == Arm.ARTILLERY) {
            course.form(unit, Formation.LIMBERED);
        } else {
            MovementPlay.leavePost(course, unit);
        }
    }

    private List<Event> held(RetreatOrder.Retreat order, RffDue due, RffDue.GoBack call, Hold why) {
        var course = scene.course();
        course.happens(new Held(order.unit(), why, call.holds()));
        course.position(order.unit(), order.position());
        course.settled(due);
        return course.events();
    }

    private Verdict<List<Event>> ofOwnWill(RetreatOrder.Retreat order) {
        var refusal = scene.first(
                () -> objection(order.unit()),
                () -> RffBattleRefusal.NOT_THIS_DUE.when(
                        order.holds() != null, "holds", () -> "Nothing is due that could be held against."),
                () -> tooFar(order, Rate.FULL),
                () -> tooNear(
                        order,
                        new Marches(scene.rules()).least(field.unit(order.unit()), Retreat.FULL, Rate.FULL, null)));
        return Verdict.unless(refusal, () -> List.of())
                .then(nothing -> movement.march(order.unit(), GOING.getFirst(), List.of()))
                .map(march -> {
                    var course = scene.course();
                    MovementPlay.go(course, march, List.of(), Firing.MAY_NOT_FIRE);
                    course.happens(new Retreated(order.unit(), Retreat.FULL, order.inches()));
                    if (field.unit(order.unit()).arm() == Arm.ARTILLERY) {
                        course.worsen(order.unit(), GunState.SILENCED);
                    }
                    onTheMove(course, order.unit());
                    course.position(order.unit(), order.position());
                    return course.events();
                });
    }

    /** Why a unit cannot retreat voluntarily: only guns can, by their own line. */
    Optional<Refusal> objection(String unit) {
        return scene.first(
                () -> scene.notOurs(unit, "unit"),
                () -> RffBattleRefusal.NO_RETREAT.when(
                        field.unit(unit).arm() != Arm.ARTILLERY, "unit", () -> "%s has no call to retreat."
                                .formatted(scene.name(unit))),
                () -> movement.objectionToManeuvering(unit, "unit"),
                () -> movement.fixed(unit, "unit"),
                () -> RffBattleRefusal.NO_RETREAT.when(
                        movement.open(unit, GOING).isEmpty(), "unit", () -> "%s has no call to retreat."
                                .formatted(scene.name(unit))));
    }

    private Verdict<List<Event>> recall(RetreatOrder.Recall order) {
        if (order.due() == null) {
            return Verdict.unless(
                    scene.first(() -> objectionToRecall(order.unit()), () -> tooFar(order, recallInches(order.unit()))),
                    () -> recalled(order, null));
        }
        return due(order.due(), order.unit())
                .then(due -> Verdict.unless(
                        scene.first(
                                () -> RffBattleRefusal.MAY_NOT_RECALL.when(
                                        !call(due).mayRecall(), "due", () -> "%s is not recalled, it retreats."
                                                .formatted(scene.name(order.unit()))),
                                () -> tooFar(order, recallInches(order.unit()))),
                        () -> recalled(order, due)));
    }

    private Fraction recallInches(String unit) {
        var share = scene.rules().printed().charge().recallMove();
        return new Marches(scene.rules()).farthest(field.unit(unit), Rate.FULL).times(share);
    }

    /** Why victorious cavalry cannot be recalled now. */
    Optional<Refusal> objectionToRecall(String unit) {
        return scene.first(
                () -> scene.notOurs(unit, "unit"),
                () -> RffBattleRefusal.MAY_NOT_RECALL.when(
                        !field.unit(unit).activity().isToBeRecalled(), "unit", () -> "%s is not to be recalled."
                                .formatted(scene.name(unit))));
    }

    private List<Event> recalled(RetreatOrder.Recall order, @Nullable RffDue due) {
        var course = scene.course();
        course.happens(new Recalled(order.unit(), order.inches()));
        course.position(order.unit(), order.position());
        if (due != null) {
            course.settled(due);
        }
        return course.events();
    }
}

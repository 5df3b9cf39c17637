package org.longroll.rff.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.Event;
import org.longroll.rff.battle.ChargeEvent.BrokeThrough;
import org.longroll.rff.battle.ChargeEvent.ChargeBegun;
import org.longroll.rff.battle.ChargeEvent.Countercharged;
import org.longroll.rff.battle.Enlisted.Arm;
import org.longroll.rff.battle.ManeuverEvent.Firing;
import org.longroll.rff.battle.ManeuverEvent.Maneuvered;
import org.longroll.rff.battle.MovementPlay.March;
import org.longroll.rff.chart.Maneuver.TroopManeuver;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.chart.MovementChart.Rate;
import org.longroll.rff.chart.Order;
import org.longroll.rff.rules.Leg;
import org.longroll.rff.rules.MovementAnswer;
import org.longroll.rff.rules.RffRefusal;
import org.longroll.rules.Fraction;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Charges up to the combat: declared in the maneuver phase, with countercharges and breakthroughs. */
record ChargePlay(Scene scene, RffField field, MovementPlay movement, Marches marches) {

    /** A charge is a move, the longest that the check allows. */
    private static final List<TroopManeuver> MOVES = List.of(TroopManeuver.FULL_MOVE, TroopManeuver.HALF_MOVE);

    ChargePlay(Scene scene) {
        this(scene, scene.field(), new MovementPlay(scene), new Marches(scene.rules()));
    }

    Verdict<List<Event>> declare(ChargeOrder.Charge order) {
        var refusal = scene.first(
                () -> scene.each(order.units(), "units", this::objection),
                () -> scene.noEnemy(order.target(), scene.sideOf(order.units().getFirst()), "target"));
        return refusal.isPresent()
                ? Verdict.refused(refusal.get())
                : marches(order).map(marching -> declared(order, marching));
    }

    /** Why a unit cannot charge now, whatever the target. */
    Optional<Refusal> objection(String unit, String at) {
        return scene.first(
                () -> scene.notOurs(unit, at),
                () -> RffRefusal.GUNS_DO_NOT_CHARGE.when(
                        field.unit(unit).arm() == Arm.ARTILLERY, at, () -> "Guns do not charge."),
                () -> movement.objectionToManeuvering(unit, at),
                () -> RffBattleRefusal.ALREADY_CHARGING.when(
                        field.chargeBy(unit).isPresent(), at, () -> "%s is charging.".formatted(scene.name(unit))),
                () -> RffRefusal.MANEUVER_NOT_ALLOWED.when(
                        movement.open(unit, MOVES).isEmpty(), at, () -> "Its maneuver check does not let %s move."
                                .formatted(scene.name(unit))));
    }

    private Verdict<List<March>> marches(ChargeOrder.Charge order) {
        List<March> all = new ArrayList<>();
        for (var unit : order.units()) {
            var line = movement.open(unit, MOVES).orElse(TroopManeuver.HALF_MOVE);
            var march = movement.march(unit, line, order.legs());
            if (march.refusal().isPresent()) {
                return Verdict.refused(march.refusal().get());
            }
            all.add(march.answer());
        }
        return Verdict.allowed(all);
    }

    private List<Event> declared(ChargeOrder.Charge order, List<March> marching) {
        var course = scene.course();
        for (var march : marching) {
            MovementPlay.go(course, march, order.legs(), Firing.MAY_NOT_FIRE);
            MovementPlay.leavePost(course, march.unit());
        }
        course.happens(new ChargeBegun(
                order.units(),
                order.target(),
                order.coldSteel(),
                ground(order.ground(), order.legs()),
                movedBefore(order.units())));
        course.positions(order.positions(), order.units());
        return course.events();
    }

    /** Units of the same checks that have moved and do not charge. */
    private @Nullable List<String> movedBefore(List<String> charging) {
        var checks = charging.stream()
                .map(unit -> field.unit(unit).activity().check())
                .filter(Objects::nonNull)
                .toList();
        var moved = field.units().stream()
                .filter(unit -> checks.contains(unit.activity().check())
                        && unit.activity().maneuver() != null
                        && field.chargeBy(unit.id()).isEmpty())
                .map(RffUnit::id)
                .toList();
        return moved.isEmpty() ? null : moved;
    }

    private static Ground ground(@Nullable Ground said, List<Leg> legs) {
        return Objects.requireNonNullElseGet(said, () -> Marches.worst(legs));
    }

    Verdict<List<Event>> countercharge(ChargeOrder.Countercharge order) {
        var refusal = scene.first(
                () -> scene.unknown(order.unit(), "unit"),
                () -> unknownCharge(field.charge(order.charge()).filter(RffCharge::fights)),
                () -> objection(order.unit(), field.charge(order.charge()).orElseThrow()));
        return Verdict.unless(refusal, () -> field.unit(order.unit()))
                .then(rider -> marches.ask(rider, ManeuverResult.HASTY, TroopManeuver.COUNTERCHARGE, order.legs()))
                .then(answer -> Verdict.unless(tooFar(answer), () -> countercharged(order, answer)));
    }

    Optional<Refusal> objection(String unit, RffCharge charge) {
        var rider = field.unit(unit);
        return scene.first(
                () -> scene.notOurs(unit, "unit"),
                () -> scene.notIn(Part.MANEUVER),
                () -> RffBattleRefusal.NOT_OF_THIS_ARM.when(
                        !rider.mounted(), "unit", () -> "Only cavalry in the saddle countercharges."),
                () -> RffBattleRefusal.NOT_AN_ENEMY.when(
                        scene.sideOf(unit)
                                .equals(scene.sideOf(charge.attackers().getFirst())),
                        "unit",
                        () -> "%s is on the side that charges.".formatted(scene.name(unit))),
                () -> RffBattleRefusal.NOT_CHARGED.when(
                        !charge.target().equals(unit), "unit", () -> "It is not %s that is charged."
                                .formatted(scene.name(unit))),
                () -> RffBattleRefusal.ALREADY_COUNTERCHARGED.when(
                        charge.counterOver() != null, "charge", () -> "The charge is met already."),
                () -> RffBattleRefusal.ALREADY_COUNTERCHARGED.when(
                        field.countercharging(unit), "unit", () -> "%s has met another charge already."
                                .formatted(scene.name(unit))),
                () -> RffRefusal.CANNOT_COUNTERCHARGE.when(
                        rider.order() == Order.BROKEN, "unit", () -> "%s is broken and meets nobody."
                                .formatted(scene.name(unit))));
    }

    private static Optional<Refusal> unknownCharge(Optional<RffCharge> charge) {
        return RffBattleRefusal.UNKNOWN_CHARGE.when(charge.isEmpty(), "charge", () -> "No such charge is going on.");
    }

    private Optional<Refusal> tooFar(MovementAnswer answer) {
        return scene.first(() -> RffBattleRefusal.TOO_FAR.when(
                !answer.allowed(), "legs", () -> "That is farther than they can go: %s at most."
                        .formatted(Marches.inWords(answer, Fraction.ONE))));
    }

    /** If an umpire lets a unit other than the target countercharge, that unit becomes the target. */
    private List<Event> countercharged(ChargeOrder.Countercharge order, MovementAnswer answer) {
        var course = scene.course();
        course.happens(new Maneuvered(
                order.unit(), TroopManeuver.COUNTERCHARGE.word(), order.legs(), answer.used(), Firing.MAY_NOT_FIRE));
        course.happens(new Countercharged(order.charge(), order.unit(), ground(order.ground(), order.legs())));
        course.position(order.unit(), order.position());
        return course.events();
    }

    Verdict<List<Event>> breakThrough(ChargeOrder.Breakthrough order) {
        var charge = field.charge(order.charge());
        var refusal = scene.first(
                () -> unknownCharge(charge),
                () -> objection(charge.orElseThrow()),
                () -> order.target() == null
                        ? Optional.empty()
                        : scene.noEnemy(
                                order.target(),
                                scene.sideOf(charge.orElseThrow().attackers().getFirst()),
                                "target"),
                () -> order.target() == null ? Optional.empty() : outOfReach(order.target(), charge.orElseThrow()));
        return Verdict.unless(refusal, charge::orElseThrow)
                .then(made -> Verdict.unless(tooFar(order, made), () -> brokenThrough(order, made)));
    }

    /** Why the units of a charge cannot break through now. */
    Optional<Refusal> objection(RffCharge charge) {
        var first = charge.attackers().getFirst();
        return scene.first(
                () -> scene.inputs().objectionFor(scene.sideOf(first), "charge"),
                () -> RffBattleRefusal.NO_BREAKTHROUGH.when(
                        charge.fights(), "charge", () -> "%s does not break through.".formatted(scene.name(first))),
                () -> scene.notIn(Part.BREAKTHROUGH));
    }

    /** Whether a unit has gone back farther than the slowest of a charge breaks through. */
    Optional<Refusal> outOfReach(String target, RffCharge charge) {
        var back = field.unit(target).activity().back();
        var share = scene.rules().printed().charge().breakthroughMove();
        var reach = charge.attackers().stream()
                .map(unit -> marches.farthest(field.unit(unit), Rate.FULL).times(share))
                .min(Fraction::compareTo)
                .orElse(Fraction.ZERO);
        return scene.first(() -> RffBattleRefusal.TOO_FAR.when(
                back != null && !back.atMost(reach), "target", () -> "%s has gone back farther than %s inches."
                        .formatted(scene.name(target), reach.decimal())));
    }

    /** A breakthrough is a share of a full move, whatever the result of the check. */
    private Optional<Refusal> tooFar(ChargeOrder.Breakthrough order, RffCharge charge) {
        var share = scene.rules().printed().charge().breakthroughMove();
        for (var unit : charge.attackers()) {
            var asked =
                    marches.ask(field.unit(unit), ManeuverResult.WELL_HANDLED, TroopManeuver.FULL_MOVE, order.legs());
            var refusal = asked.refusal()
                    .or(() -> scene.first(() -> RffBattleRefusal.TOO_FAR.when(
                            !asked.answer().used().atMost(share),
                            "legs",
                            () -> "That is farther than %s breaks through: %s at most."
                                    .formatted(scene.name(unit), Marches.inWords(asked.answer(), share)))));
            if (refusal.isPresent()) {
                return refusal;
            }
        }
        return Optional.empty();
    }

    private List<Event> brokenThrough(ChargeOrder.Breakthrough order, RffCharge charge) {
        var course = scene.course();
        course.happens(new BrokeThrough(
                charge.id(), charge.attackers(), order.target(), ground(order.ground(), order.legs())));
        course.positions(order.positions(), charge.attackers());
        return course.events();
    }
}

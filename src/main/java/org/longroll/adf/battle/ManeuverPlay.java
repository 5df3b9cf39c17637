package org.longroll.adf.battle;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Gun;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.rules.Leg;
import org.longroll.adf.rules.Move;
import org.longroll.adf.rules.MovementAnswer;
import org.longroll.adf.rules.Mover;
import org.longroll.journal.Event;
import org.longroll.rules.Fraction;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Moves by legs, including disengaging. */
record ManeuverPlay(Scene scene) {

    Verdict<List<Event>> decide(Maneuver.Move move) {
        var refusal = scene.deeds().toNaming(move.units(), "units").or(() -> noLegs(move.legs()));
        return Verdict.orAsk(refusal, () -> share(move.units(), move.legs(), false))
                .then(share -> Verdict.unless(toMoving(move.units(), share), () -> moved(move, share)));
    }

    /** Whether these units may go so far with the actions that they have left. */
    Optional<Refusal> toMoving(List<String> units, Fraction share) {
        return scene.deeds().toActing("move", units, unit -> unit.activity().afterMoving(share));
    }

    private List<Event> moved(Maneuver.Move move, Fraction share) {
        var course = scene.course();
        for (var unit : move.units()) {
            Deeds.move(scene, course, unit, share);
            course.happens(new AdfEvent.UnitMoved(unit, move.legs(), share));
        }
        Deeds.stand(course, move.positions(), move.units());
        return course.events();
    }

    Verdict<List<Event>> decide(Maneuver.Disengage order) {
        var refusal = scene.deeds()
                .toNaming(order.units(), "units")
                .or(() -> noLegs(order.legs()))
                .or(() -> toDisengaging(order.units(), order.reactionTo()));
        return Verdict.orAsk(refusal, () -> share(order.units(), order.legs(), true))
                .map(share -> disengaged(order, share));
    }

    Optional<Refusal> toDisengaging(List<String> units, @Nullable UUID to) {
        return to == null
                ? scene.first(
                        () -> Optional.of(AdfBattleRefusal.ONLY_A_REACTION.of(
                                "reactionTo", "Say which entry of the enemy is reacted to.")),
                        () -> scene.deeds().toActing("disengage", units, unit -> unit.activity()
                                .afterActing(1)))
                : scene.reactions().toReacting("disengage", units, to);
    }

    private List<Event> disengaged(Maneuver.Disengage order, Fraction share) {
        var course = scene.course();
        for (var unit : order.units()) {
            Deeds.react(scene, course, unit, order.reactionTo(), 1);
            course.happens(new AdfEvent.UnitDisengaged(unit, order.legs(), share));
        }
        Deeds.stand(course, order.positions(), order.units());
        order.units().forEach(unit -> outOfReach(course, unit));
        return course.events();
    }

    /** A charge that no longer comes near a unit that disengaged calls for no check; where it is not known, it is asked. */
    private void outOfReach(Course course, String unit) {
        var charge = course.field().charge();
        if (charge == null || !charge.underWay() || !charge.target().equals(unit)) {
            return;
        }
        if (charge.run().gap() == null) {
            CheckPlay.askIfInReach(course, charge);
        } else if (charge.fear() != null && !charge.run().comesWithin(scene.checkInches())) {
            course.field().agenda().find(charge.fear()).ifPresent(course::settles);
        }
    }

    static Optional<Refusal> noLegs(List<Leg> legs) {
        return AdfBattleRefusal.NO_LEGS.when(
                legs.stream().allMatch(leg -> leg.inches().isZero()),
                "legs",
                () -> "Say over which ground and how many inches.");
    }

    /** The share of a move that the legs take; of several units, the slowest one's. */
    private Verdict<Fraction> share(List<String> units, List<Leg> legs, boolean disengaging) {
        var most = Fraction.ZERO;
        for (var id : units) {
            var unit = scene.unit(id);
            var asked = move(unit, legs, disengaging).then(answer -> share(unit, answer));
            switch (asked) {
                case Verdict.Refused<Fraction> refused -> {
                    return refused;
                }
                case Verdict.Allowed<Fraction>(var share) -> most = share.atMost(most) ? most : share;
            }
        }
        return Verdict.allowed(most);
    }

    private Verdict<Fraction> share(AdfUnit unit, MovementAnswer answer) {
        return switch (answer) {
            case MovementAnswer.Runs runs -> Verdict.allowed(Fraction.ONE);
            case MovementAnswer.Marches marches ->
                Verdict.unless(
                        scene.first(() -> AdfBattleRefusal.TOO_FAR.when(
                                !marches.allowed(), "legs", () -> "%s cannot go that far in one move: %s at most."
                                        .formatted(scene.name(unit.id()), inWords(marches)))),
                        () -> marches.allowed() ? marches.used() : Fraction.ONE);
        };
    }

    /** How far a move goes, for sentences: “open 6, broken 5 inches”. */
    static String inWords(MovementAnswer.Marches marches) {
        return marches.allowances().entrySet().stream()
                        .filter(each -> each.getValue().orElse(0) > 0)
                        .map(each -> "%s %d"
                                .formatted(each.getKey().word(), each.getValue().orElse(0)))
                        .collect(Collectors.joining(", "))
                + " inches";
    }

    private Verdict<MovementAnswer> move(AdfUnit unit, List<Leg> legs, boolean disengaging) {
        int benefit = Preparation.benefitToMove(scene.field(), unit.id());
        return scene.rules().move(new Move(mover(unit), disengaging, benefit, legs));
    }

    static Mover mover(AdfUnit unit) {
        return unit.arm() == Arm.ARTILLERY
                ? new Mover.Battery(unit.troops(), (Gun) unit.arms())
                : new Mover.Unit(unit.troops());
    }

    /** How far these units could go on each kind of ground, in inches; empty for routed units. */
    Map<Terrain, OptionalInt> allowances(AdfUnit unit, boolean disengaging) {
        return allowances(move(unit, List.of(), disengaging));
    }

    Map<Terrain, OptionalInt> leaderAllowances() {
        return allowances(scene.rules().move(new Move(new Mover.Leader(), false, 0, List.of())));
    }

    private static Map<Terrain, OptionalInt> allowances(Verdict<MovementAnswer> asked) {
        return switch (asked) {
            case Verdict.Allowed<MovementAnswer>(MovementAnswer.Marches marches) -> marches.allowances();
            case Verdict.Allowed<MovementAnswer>(MovementAnswer.Runs runs) -> Map.of();
            case Verdict.Refused<MovementAnswer> refused -> Map.of();
        };
    }
}

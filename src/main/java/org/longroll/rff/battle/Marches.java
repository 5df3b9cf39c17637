package org.longroll.rff.battle;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.longroll.rff.chart.ChargeChart.Retreat;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.Maneuver;
import org.longroll.rff.chart.Maneuver.GunManeuver;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.chart.MovementChart.MoverKind;
import org.longroll.rff.chart.MovementChart.Rate;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rff.rules.Leg;
import org.longroll.rff.rules.Move;
import org.longroll.rff.rules.MovementAnswer;
import org.longroll.rff.rules.Mover;
import org.longroll.rff.rules.RffRules;
import org.longroll.rules.Fraction;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Movement of units by the rules: their movement rates, and how far they get. */
final class Marches {

    private final RffRules rules;
    private final Map<Move, Verdict<MovementAnswer>> open = new HashMap<>();

    Marches(RffRules rules) {
        this.rules = rules;
    }

    /**
     * Asks the rules for one maneuver of a unit by some result. Answers without legs are cached: the outlook asks for
     * them many times, for equal units.
     */
    Verdict<MovementAnswer> ask(RffUnit unit, ManeuverResult result, Maneuver maneuver, List<Leg> legs) {
        var move = new Move(mover(unit, maneuver), result, Optional.of(maneuver), legs);
        return legs.isEmpty() ? open.computeIfAbsent(move, rules::move) : rules.move(move);
    }

    /** The rules have one state for a battery: it can fire if one stand can, and rally if one is silenced. */
    private static Mover mover(RffUnit unit, Maneuver maneuver) {
        return switch (unit.arm()) {
            case INFANTRY -> new Mover.Foot(drawnUp(unit));
            case CAVALRY -> new Mover.Horse(drawnUp(unit));
            case ARTILLERY -> {
                var guns = unit.battery();
                boolean silenced = maneuver == GunManeuver.RALLY ? guns.anySilenced() : guns.serving() == 0;
                yield new Mover.Guns(
                        unit.horseDrawn() ? MoverKind.HORSE_GUN : MoverKind.FIELD_GUN,
                        Optional.of(unit.formation() == Formation.LIMBERED ? Formation.LIMBERED : Formation.UNLIMBERED),
                        silenced ? GunState.SILENCED : GunState.READY);
            }
        };
    }

    private static Formation drawnUp(RffUnit unit) {
        return unit.order() == Order.BROKEN ? Formation.BROKEN : unit.formation();
    }

    /** How far some allowances let a unit go, for sentences: “open 12, broken 8 inches”. */
    static String inWords(MovementAnswer answer, Fraction share) {
        return inches(answer).entrySet().stream()
                        .map(each -> "%s %s"
                                .formatted(
                                        each.getKey().word(),
                                        each.getValue().times(share).decimal()))
                        .collect(Collectors.joining(", "))
                + " inches";
    }

    /** The most inches on each ground that is not closed. */
    static Map<Ground, Fraction> inches(MovementAnswer answer) {
        var inches = new EnumMap<Ground, Fraction>(Ground.class);
        answer.allowances().forEach((ground, most) -> most.filter(each -> !each.isZero())
                .ifPresent(each -> inches.put(ground, each)));
        return inches;
    }

    /** The farthest that a unit can go at a rate, on its best ground. */
    Fraction farthest(RffUnit unit, Rate rate) {
        return rules.farthest(mover(unit, GunManeuver.PIVOT), rate);
    }

    /**
     * How far a retreat must go: a whole move on the slowest ground, or as far from the enemy as is printed; null if the
     * {@code gap} to him would have to be known.
     */
    @Nullable Fraction least(RffUnit unit, Retreat how, Rate rate, @Nullable Fraction gap) {
        return switch (how) {
            case NONE -> null;
            case FULL -> rules.slowest(mover(unit, GunManeuver.PIVOT), rate);
            case SHORT -> less(Fraction.whole(rules.printed().charge().retreatInches()), gap);
            case OUT_OF_CLOSE_RANGE ->
                less(Fraction.whole(rules.printed().field().closeRangeInches()), gap);
        };
    }

    private static @Nullable Fraction less(Fraction printed, @Nullable Fraction gap) {
        return gap == null ? null : gap.atMost(printed) ? printed.plus(gap.times(-1)) : Fraction.ZERO;
    }

    /** Why the chart cannot be used for this unit. */
    Optional<Refusal> lacks(RffUnit unit) {
        return rules.lacks(unit.quality(), Shots.weapon(unit), mover(unit, GunManeuver.PIVOT));
    }

    /** The worst ground of some legs; open ground without legs. */
    static Ground worst(List<Leg> legs) {
        var worst = Ground.OPEN;
        for (var leg : legs) {
            if (badness(leg.ground()) > badness(worst)) {
                worst = leg.ground();
            }
        }
        return worst;
    }

    private static int badness(Ground ground) {
        return switch (ground) {
            case ROAD, OPEN -> 0;
            case BROKEN -> 1;
            case ROUGH -> 2;
        };
    }
}

package org.longroll.adf.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.rules.Fraction;
import org.longroll.rules.Word;

/**
 * A charge that is under way, or whose follow-up entries are still open.
 *
 * @param id the entry that declared it
 * @param trigger the entry that brought it against its present target: the same, or a pursuit
 * @param units the leading unit first
 * @param aspect as the target sees it
 * @param fear the defender's check at one inch, while it is due
 * @param volleys the units that may still fire a volley without an action
 * @param inches between both sides, if the attacker stopped short
 * @param follow how many inches a winning attacker may follow
 * @param run how far it goes, and where its units fall into disorder
 * @param struck whether there was an impact
 * @param beaten the units that it has won against
 */
public record AdfCharge(
        UUID id,
        UUID trigger,
        List<String> units,
        String target,
        Aspect aspect,
        Stage stage,
        boolean countercharged,
        @Nullable String fear,
        List<String> volleys,
        @Nullable Fraction inches,
        int follow,
        Run run,
        boolean struck,
        List<String> beaten) {

    /**
     * The way of a charge in inches.
     *
     * @param gap that it has to cover; null if it is not known, and so is {@code distance}
     * @param distance that it can go
     * @param disengaged whether the target has disengaged from it
     * @param back how far the target fell back
     */
    public record Run(
            @Nullable Fraction gap,
            @Nullable Fraction distance,
            List<ChargeEvent.DisorderPoint> disorderPoints,
            boolean disengaged,
            int back) {

        static final Run UNKNOWN = new Run(null, null, List.of(), false, 0);

        public Run {
            disorderPoints = List.copyOf(disorderPoints);
        }

        static Run of(@Nullable Fraction gap, Fraction distance, List<ChargeEvent.DisorderPoint> disorderPoints) {
            return gap == null ? UNKNOWN : new Run(gap, distance, disorderPoints, false, 0);
        }

        /** Whether it comes to within so many inches of the target, or may. */
        public boolean comesWithin(Fraction inches) {
            return gap == null || distance == null || gap.atMost(distance.plus(inches));
        }

        /** How far it has come when it is so many inches from the target, or has stopped before. */
        Fraction gone(Fraction inchesLeft) {
            if (gap == null || distance == null) {
                return Fraction.ZERO;
            }
            var gone = gap.plus(inchesLeft.times(-1));
            return gone.atMost(distance) ? gone : distance;
        }

        /** How much of its distance is left where the target stood. */
        Optional<Fraction> left() {
            return gap == null || distance == null || !gap.atMost(distance)
                    ? Optional.empty()
                    : Optional.of(distance.plus(gap.times(-1)));
        }

        /** The target comes to meet it. */
        Run metBy(Fraction inches) {
            return gap == null
                    ? this
                    : new Run(
                            inches.atMost(gap) ? gap.plus(inches.times(-1)) : Fraction.ZERO,
                            distance,
                            disorderPoints,
                            disengaged,
                            back);
        }

        Run disengagedFrom(Fraction inches) {
            return new Run(gap == null ? null : gap.plus(inches), distance, disorderPoints, true, back);
        }

        Run fallenBack(int inches) {
            return new Run(gap, distance, disorderPoints, disengaged, inches);
        }
    }

    public enum Stage implements Word {
        /** Before the check at one inch; reaction fire is possible. */
        APPROACH,
        /** At one inch, after the check; point blank fire is possible. */
        CLOSE,
        CONTACT,
        MELEE,
        VOLLEYS,
        WON
    }

    public AdfCharge {
        units = List.copyOf(units);
        volleys = List.copyOf(volleys);
        beaten = List.copyOf(beaten);
        if (units.isEmpty()) {
            throw new IllegalArgumentException("somebody must charge");
        }
    }

    public String lead() {
        return units.getFirst();
    }

    boolean involves(String unit) {
        return target.equals(unit) || units.contains(unit);
    }

    /** Whether it must be fought out before other entries. */
    public boolean underWay() {
        return switch (stage) {
            case APPROACH, CLOSE, CONTACT, MELEE -> true;
            case VOLLEYS, WON -> false;
        };
    }

    /** Whether it does not reach its target and nothing is due of it: it is over when the active side goes on. */
    public boolean fallenShort() {
        return (stage == Stage.APPROACH || stage == Stage.CLOSE) && fear == null && !run.comesWithin(Fraction.ZERO);
    }

    /**
     * How far a winning attacker may follow or pursue: an inch less than the loser fell back, and where the loser is
     * gone what is left of the charge; empty if that is not known.
     */
    public Optional<Fraction> mayFollow(AdfField field) {
        return field.present(target) ? Optional.of(Fraction.whole(follow)) : run.left();
    }

    AdfCharge over(Run now) {
        return new AdfCharge(
                id,
                trigger,
                units,
                target,
                aspect,
                stage,
                countercharged,
                fear,
                volleys,
                inches,
                follow,
                now,
                struck,
                beaten);
    }

    AdfCharge at(Stage now) {
        return new AdfCharge(
                id,
                trigger,
                units,
                target,
                aspect,
                now,
                countercharged,
                null,
                volleys,
                inches,
                follow,
                run,
                struck,
                beaten);
    }

    /** After an impact. */
    AdfCharge hit() {
        return new AdfCharge(
                id,
                trigger,
                units,
                target,
                aspect,
                stage,
                countercharged,
                fear,
                volleys,
                inches,
                follow,
                run,
                true,
                beaten);
    }

    AdfCharge fearing(String due) {
        return new AdfCharge(
                id,
                trigger,
                units,
                target,
                aspect,
                stage,
                countercharged,
                due,
                volleys,
                inches,
                follow,
                run,
                struck,
                beaten);
    }

    AdfCharge met(Fraction by) {
        return new AdfCharge(
                id,
                trigger,
                units,
                target,
                aspect,
                Stage.CONTACT,
                true,
                null,
                volleys,
                inches,
                follow,
                run.metBy(by),
                struck,
                beaten);
    }

    AdfCharge without(String unit) {
        var rest = units.stream().filter(each -> !each.equals(unit)).toList();
        return new AdfCharge(
                id,
                trigger,
                rest,
                target,
                aspect,
                stage,
                countercharged,
                fear,
                volleys,
                inches,
                follow,
                run,
                struck,
                beaten);
    }

    AdfCharge stoppedShort(Fraction apart, List<String> mayFire) {
        return new AdfCharge(
                id,
                trigger,
                units,
                target,
                aspect,
                Stage.VOLLEYS,
                countercharged,
                null,
                mayFire,
                apart,
                follow,
                run,
                struck,
                beaten);
    }

    AdfCharge afterVolleyOf(List<String> fired) {
        var rest = volleys.stream().filter(unit -> !fired.contains(unit)).toList();
        return new AdfCharge(
                id,
                trigger,
                units,
                target,
                aspect,
                stage,
                countercharged,
                fear,
                rest,
                inches,
                follow,
                run,
                struck,
                beaten);
    }

    AdfCharge won(int mayFollow) {
        var losers = new ArrayList<>(beaten);
        losers.add(target);
        return new AdfCharge(
                id,
                trigger,
                units,
                target,
                aspect,
                Stage.WON,
                countercharged,
                null,
                volleys,
                inches,
                mayFollow,
                run,
                struck,
                losers);
    }

    AdfCharge against(UUID pursuit, List<String> by, String next, Aspect from, Run on) {
        return new AdfCharge(
                id, pursuit, by, next, from, Stage.APPROACH, false, null, List.of(), null, 0, on, false, beaten);
    }
}

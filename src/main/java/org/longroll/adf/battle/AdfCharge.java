package org.longroll.adf.battle;

import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.rules.Fraction;
import org.longroll.rules.Spelled;
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
        boolean struck) {

    /** @param inches to the target, as declared */
    public record Run(Fraction inches, List<ChargeEvent.DisorderPoint> disorderPoints) {

        static final Run NONE = new Run(Fraction.ZERO, List.of());

        public Run {
            disorderPoints = List.copyOf(disorderPoints);
        }
    }

    public enum Stage implements Word {
        /** Before the check at one inch; reaction fire is possible. */
        @Spelled("approach")
        APPROACH,
        /** At one inch, after the check; point blank fire is possible. */
        @Spelled("close")
        CLOSE,
        @Spelled("contact")
        CONTACT,
        @Spelled("melee")
        MELEE,
        @Spelled("volleys")
        VOLLEYS,
        @Spelled("won")
        WON
    }

    public AdfCharge {
        units = List.copyOf(units);
        volleys = List.copyOf(volleys);
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

    AdfCharge at(Stage now) {
        return new AdfCharge(
                id, trigger, units, target, aspect, now, countercharged, null, volleys, inches, follow, run, struck);
    }

    /** After an impact. */
    AdfCharge hit() {
        return new AdfCharge(
                id, trigger, units, target, aspect, stage, countercharged, fear, volleys, inches, follow, run, true);
    }

    AdfCharge fearing(String due) {
        return new AdfCharge(
                id, trigger, units, target, aspect, stage, countercharged, due, volleys, inches, follow, run, struck);
    }

    AdfCharge met() {
        return new AdfCharge(
                id, trigger, units, target, aspect, Stage.CONTACT, true, null, volleys, inches, follow, run, struck);
    }

    AdfCharge without(String unit) {
        var rest = units.stream().filter(each -> !each.equals(unit)).toList();
        return new AdfCharge(
                id, trigger, rest, target, aspect, stage, countercharged, fear, volleys, inches, follow, run, struck);
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
                struck);
    }

    AdfCharge afterVolleyOf(List<String> fired) {
        var rest = volleys.stream().filter(unit -> !fired.contains(unit)).toList();
        return new AdfCharge(
                id, trigger, units, target, aspect, stage, countercharged, fear, rest, inches, follow, run, struck);
    }

    AdfCharge won(int mayFollow) {
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
                struck);
    }

    AdfCharge against(UUID pursuit, List<String> by, String next, Aspect from) {
        return new AdfCharge(
                id, pursuit, by, next, from, Stage.APPROACH, false, null, List.of(), null, 0, Run.NONE, false);
    }
}

package org.longroll.rff.rules;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.longroll.rff.chart.ChargeChart.ChargeArm;
import org.longroll.rff.chart.ChargeCondition;
import org.longroll.rff.chart.Effectiveness;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.chart.Quality;

/** One side of a charge, put together as players say it. Unless said otherwise, four worn trained stands of foot. */
final class Melee {

    private final Set<ChargeCondition> conditions = EnumSet.noneOf(ChargeCondition.class);
    private final ChargeArm arm;
    private Quality quality = Quality.TRAINED;
    private Effectiveness effectiveness = Effectiveness.WORN;
    private int stands = 4;
    private Optional<Ground> ground = Optional.empty();
    private boolean fixed;
    private boolean countercharging;

    private Melee(ChargeArm arm) {
        this.arm = arm;
    }

    static Melee foot() {
        return new Melee(ChargeArm.TROOPS);
    }

    static Melee horse() {
        return new Melee(ChargeArm.CAVALRY);
    }

    static Melee battery() {
        return new Melee(ChargeArm.GUNS);
    }

    static Melee of(ChargeArm arm) {
        return new Melee(arm);
    }

    Melee who(ChargeCondition... are) {
        conditions.addAll(List.of(are));
        return this;
    }

    Melee quality(Quality how) {
        quality = how;
        return this;
    }

    Melee effectiveness(Effectiveness how) {
        effectiveness = how;
        return this;
    }

    Melee stands(int count) {
        stands = count;
        return this;
    }

    Melee over(Ground charged) {
        ground = Optional.of(charged);
        return this;
    }

    Melee fixed() {
        fixed = true;
        return this;
    }

    Melee countercharging() {
        countercharging = true;
        return this;
    }

    Contender side() {
        return new Contender(
                quality, effectiveness, stands, conditions, Optional.of(arm), fixed, false, countercharging, ground);
    }

    ChargeAnswer charges(Melee defender) {
        return TheRules.RFF
                .charge(new ChargeCombat(side(), defender.side(), ChargeCombat.Round.FIRST))
                .answer();
    }

    /** What happens when the attacker's total is so far ahead, however far the modifiers are apart. */
    ChargeOutcome charges(Melee defender, int difference, ChargeCombat.Round round) {
        var answer = TheRules.RFF
                .charge(new ChargeCombat(side(), defender.side(), round))
                .answer();
        int dice = difference - answer.attacker().sum() + answer.defender().sum();
        if (Math.abs(dice) > 9) {
            throw new AssertionError("no dice are " + dice + " apart");
        }
        return answer.roll(Math.max(1, 1 + dice), Math.max(1, 1 - dice)).answer();
    }
}

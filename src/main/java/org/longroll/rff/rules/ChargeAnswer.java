package org.longroll.rff.rules;

import org.longroll.dice.Distribution;
import org.longroll.rff.chart.ChargeChart;
import org.longroll.rff.chart.ChargeChart.ChargeResult;
import org.longroll.rules.Modifiers;
import org.longroll.rules.Verdict;

/** A charge combat before its roll: what each side adds to its die. */
public record ChargeAnswer(ChargeCombat combat, Modifiers attacker, Modifiers defender, ChargeChart chart, TheDie die) {

    public Distribution<ChargeResult> odds() {
        return differences().map(chart::result);
    }

    /** The odds of each difference, attacker minus defender. */
    public Distribution<Integer> differences() {
        int ahead = attacker.sum() - defender.sum();
        return die.odds().combine(die.odds(), (attack, defence) -> ahead + attack - defence);
    }

    public Verdict<ChargeOutcome> roll(int attack, int defence) {
        return die.read(attack, "attacker.die").then(mine -> die.read(defence, "defender.die")
                .map(theirs -> outcome(mine + attacker.sum(), theirs + defender.sum())));
    }

    private ChargeOutcome outcome(int attack, int defence) {
        var result = chart.result(attack - defence);
        var lots = new ChargeLots(chart, combat).of(result, Math.abs(attack - defence));
        return new ChargeOutcome(attack, defence, result, lots.attacker(), lots.defender(), lots.again());
    }
}

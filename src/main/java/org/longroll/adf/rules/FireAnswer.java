package org.longroll.adf.rules;

import java.util.List;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart;
import org.longroll.adf.chart.FireChart.RangeBand;
import org.longroll.adf.chart.FireResult;
import org.longroll.dice.Dice;
import org.longroll.dice.Distribution;
import org.longroll.dice.Roll;
import org.longroll.dice.RollSpan;
import org.longroll.rules.Fraction;
import org.longroll.rules.Modifiers;
import org.longroll.rules.Verdict;
import org.longroll.rules.Warning;
import org.longroll.rules.Word;

/**
 * A fire before its roll: the number that is added to the dice, and the row for the total.
 *
 * @param reach the far end of the band, for the firer that reaches least far
 */
public record FireAnswer(
        RangeBand band,
        Fraction reach,
        Firepower firepower,
        Dice dice,
        Modifiers modifiers,
        Arm row,
        FireChart chart,
        boolean spendsOpeningVolley,
        List<FireAnswer> passThrough) {

    public Distribution<FireResult> odds() {
        return dice.sum().map(this::result);
    }

    /** The result of each total of the dice. */
    public List<RollSpan<FireResult>> byRoll() {
        return RollSpan.of(dice.sum(), this::result);
    }

    private FireResult result(int sum) {
        return Word.line(chart.results(), row).result(firepower.points() + modifiers.sum() + sum);
    }

    /** Guns have no opening volley that adds anything, so none is wasted. */
    public List<Warning> warnings() {
        return spendsOpeningVolley && row != Arm.ARTILLERY
                ? OpeningVolleys.spentBy(
                        modifiers.all(),
                        odds().outcomes().stream().map(FireResult::word).toList())
                : List.of();
    }

    public Verdict<FireOutcome> roll(Roll roll) {
        return Throw.of(dice, roll, "dice").map(this::outcome);
    }

    private FireOutcome outcome(Roll roll) {
        int total = firepower.points() + modifiers.sum() + roll.sum();
        var results = Word.line(chart.results(), row);
        var result = results.result(total);
        var effect = chart.effect(result);
        return new FireOutcome(roll, total, results.column(total), result, effect.hits(), effect.check());
    }
}

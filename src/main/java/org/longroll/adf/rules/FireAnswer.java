package org.longroll.adf.rules;

import java.util.List;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart;
import org.longroll.adf.chart.FireChart.RangeBand;
import org.longroll.adf.chart.FireResult;
import org.longroll.dice.Dice;
import org.longroll.dice.Distribution;
import org.longroll.dice.Roll;
import org.longroll.rules.Modifiers;
import org.longroll.rules.Verdict;
import org.longroll.rules.Word;

/** A fire before its roll: the number that is added to the dice, and the row for the total. */
public record FireAnswer(
        RangeBand band,
        Firepower firepower,
        Dice dice,
        Modifiers modifiers,
        Arm row,
        FireChart chart,
        List<FireAnswer> passThrough) {

    public Distribution<FireResult> odds() {
        var results = Word.line(chart.results(), row);
        int added = firepower.points() + modifiers.sum();
        return dice.sum().map(sum -> results.result(added + sum));
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

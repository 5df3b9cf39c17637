package org.longroll.adf.rules;

import java.util.List;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MoraleChart;
import org.longroll.dice.Dice;
import org.longroll.dice.Distribution;
import org.longroll.dice.Roll;
import org.longroll.dice.RollSpan;
import org.longroll.rules.Modifiers;
import org.longroll.rules.Verdict;

/** A check before its roll: the basic and the modified morale point, and the modifiers between them. */
public record MoraleAnswer(Troops troops, int recoverable, int bmp, Modifiers modifiers, int mmp, MoraleChart chart) {

    public Dice dice() {
        return Dice.d6(chart.procedure().dice());
    }

    public Distribution<Morale> odds() {
        return outcomes().map(MoraleOutcome::after);
    }

    /** The level that each total of the dice leads to. */
    public List<RollSpan<Morale>> byRoll() {
        return RollSpan.of(dice().sum(), roll -> outcome(roll).after());
    }

    public Distribution<MoraleOutcome> outcomes() {
        return dice().sum().map(this::outcome);
    }

    public Verdict<MoraleOutcome> roll(Roll roll) {
        return Throw.of(dice(), roll, "dice").map(thrown -> outcome(thrown.sum()));
    }

    private MoraleOutcome outcome(int roll) {
        var line = chart.line(roll, mmp);
        return new MoraleOutcome(
                roll,
                line.result(),
                line.effect(troops.quality()).on(troops.morale()),
                fallBack(roll),
                Math.min(line.recovers(), recoverable));
    }

    /** A unit that was routed before the roll does not fall back; its rout is its movement. */
    private int fallBack(int roll) {
        if (troops.morale() == Morale.ROUTED) {
            return 0;
        }
        var procedure = chart.procedure();
        int times = troops.mounted() ? procedure.fallBackMounted() : procedure.fallBackOnFoot();
        return Math.max(0, mmp - roll) * times;
    }
}

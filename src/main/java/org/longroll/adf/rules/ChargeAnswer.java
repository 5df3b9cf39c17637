package org.longroll.adf.rules;

import java.util.List;
import org.longroll.adf.chart.ChargeChart.DisorderPoint;
import org.longroll.dice.Dice;
import org.longroll.dice.Distribution;
import org.longroll.dice.Roll;
import org.longroll.dice.RollSpan;
import org.longroll.rules.Fraction;
import org.longroll.rules.Verdict;

/** A charge before its roll: the move with a leader's benefit, and the share of the dice that is the bonus. */
public record ChargeAnswer(int move, Dice dice, Fraction bonusShare, DisorderPoint disorderPoint) {

    /** The distance of the charge, and where disorder begins; all in inches. */
    public record Outcome(Fraction bonus, Fraction distance, Fraction disorderPoint) {}

    public Distribution<Fraction> odds() {
        return dice.sum().map(this::bonus);
    }

    /** The bonus of each total of the dice. */
    public List<RollSpan<Fraction>> byRoll() {
        return RollSpan.of(dice.sum(), this::bonus);
    }

    /** Its distance with the largest bonus. */
    public Fraction farthest() {
        return bonus(dice.count() * dice.sides()).plus(Fraction.whole(move));
    }

    public Verdict<Outcome> roll(Roll roll) {
        return Throw.of(dice, roll, "dice").map(thrown -> outcome(bonus(thrown.sum())));
    }

    private Fraction bonus(int sum) {
        return bonusShare.times(sum);
    }

    private Outcome outcome(Fraction bonus) {
        var distance = bonus.plus(Fraction.whole(move));
        return new Outcome(
                bonus,
                distance,
                switch (disorderPoint) {
                    case START -> Fraction.ZERO;
                    case HALF_DISTANCE -> distance.times(Fraction.HALF);
                    case HALF_BONUS -> Fraction.whole(move).plus(bonus.times(Fraction.HALF));
                });
    }
}

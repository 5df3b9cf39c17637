package org.longroll.rff.rules;

import org.longroll.dice.Dice;
import org.longroll.dice.Distribution;
import org.longroll.rff.chart.FieldChart;
import org.longroll.rules.Verdict;

/** The one die of these rules, whose 0 reads 10. */
record TheDie(int sides, int zeroReads) {

    static TheDie of(FieldChart chart) {
        return new TheDie(chart.dieSides(), chart.zeroReads());
    }

    Distribution<Integer> odds() {
        return new Dice(1, sides).sum();
    }

    Verdict<Integer> read(int shown, String field) {
        return Verdict.unless(
                RffRefusal.WRONG_DIE.when(
                        shown < 0 || shown > sides,
                        field,
                        () -> "The die shows 1 to " + sides + ", or 0 for " + zeroReads + ", not " + shown + "."),
                () -> shown == 0 ? zeroReads : shown);
    }
}

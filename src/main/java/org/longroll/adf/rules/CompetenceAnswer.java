package org.longroll.adf.rules;

import java.util.List;
import org.longroll.dice.Dice;
import org.longroll.dice.Distribution;
import org.longroll.dice.Roll;
import org.longroll.dice.RollSpan;
import org.longroll.rules.Verdict;

/** A tactical competence test: one die, equal to or over the basic morale point. */
public record CompetenceAnswer(int bmp) {

    private static final Dice DIE = Dice.d6(1);

    /** The odds of passing (true) or failing. */
    public Distribution<Boolean> odds() {
        return DIE.sum().map(this::passes);
    }

    /** Which faces pass. */
    public List<RollSpan<Boolean>> byRoll() {
        return RollSpan.of(DIE.sum(), this::passes);
    }

    private boolean passes(int die) {
        return die >= bmp;
    }

    public Verdict<Boolean> roll(Roll roll) {
        return Throw.of(DIE, roll, "die").map(thrown -> passes(thrown.sum()));
    }
}

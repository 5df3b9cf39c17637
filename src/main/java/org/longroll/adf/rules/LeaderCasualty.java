package org.longroll.adf.rules;

import org.longroll.dice.Dice;
import org.longroll.dice.Distribution;
import org.longroll.dice.Roll;
import org.longroll.rules.Verdict;

/** The test of an attached leader: a die for each hit on his unit, of which the {@code fatal} face kills. */
public record LeaderCasualty(int hits, int fatal) {

    public LeaderCasualty {
        if (hits < 1) {
            throw new IllegalArgumentException("a leader is in danger only when his unit is hit");
        }
    }

    public Dice dice() {
        return Dice.d6(hits);
    }

    /** The odds of being killed (true) or not. */
    public Distribution<Boolean> odds() {
        var killed = Distribution.certain(false);
        var die = Dice.d6(1).sum().map(face -> face == fatal);
        for (int hit = 0; hit < hits; hit++) {
            killed = killed.combine(die, Boolean::logicalOr);
        }
        return killed;
    }

    public Verdict<Boolean> roll(Roll roll) {
        return Throw.of(dice(), roll, "dice").map(thrown -> thrown.faces().contains(fatal));
    }
}

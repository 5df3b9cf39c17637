package org.longroll.rff.rules;

import java.util.EnumSet;
import java.util.Set;
import org.longroll.rff.chart.Quality;
import org.longroll.rff.chart.Weapon;
import org.longroll.rules.Fraction;
import org.longroll.rules.Word;

/** A group of troop or gun stands that fire together: one weapon, one distance, one state. */
public record Firer(Weapon weapon, int stands, Fraction inches, Quality quality, Set<Weakness> weaknesses) {

    /** The reasons to halve a group's fire points; several halve them only once. */
    public enum Weakness implements Word {
        DISORDERED,
        LOW_ON_AMMUNITION,
        DAMAGED
    }

    public Firer {
        if (stands < 1) {
            throw new IllegalArgumentException("nobody is left to fire");
        }
        if (inches.compareTo(Fraction.ZERO) < 0) {
            throw new IllegalArgumentException("no distance is below 0 inches");
        }
        var sorted = EnumSet.noneOf(Weakness.class);
        sorted.addAll(weaknesses);
        weaknesses = sorted;
    }
}

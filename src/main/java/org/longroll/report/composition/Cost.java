package org.longroll.report.composition;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.longroll.analysis.Strength;
import org.longroll.analysis.Terms;
import org.longroll.report.Claim;
import org.longroll.report.Claim.Deed;
import org.longroll.report.story.TurnWords;

/** Strength in men where the scenario says how many a figure or a stand is, else in figures or stands. */
record Cost(Terms terms, Optional<Integer> menEach) {

    /** “20 figures and two sections (about 1,200 men)”. */
    String words(Strength strength) {
        return words(strength, Strength.NONE);
    }

    /** Beside another strength in the sentence. */
    String words(Strength strength, Strength beside) {
        var counted = TurnWords.strength(strength, terms, beside);
        return menEach.isEmpty() || strength.troops() <= 0
                ? counted
                : String.format(Locale.ROOT, "%s (about %,d men)", counted, men(strength.troops()));
    }

    List<Claim> mustered(String side, Strength strength) {
        return inMen(side, Deed.MUSTERED_MEN, strength, TurnWords.mustered(side, strength));
    }

    List<Claim> lost(String side, Strength strength) {
        return inMen(side, Deed.LOST_MEN, strength, TurnWords.lost(side, strength));
    }

    private List<Claim> inMen(String side, Deed men, Strength strength, List<Claim> counted) {
        if (menEach.isEmpty() || strength.troops() <= 0) {
            return counted;
        }
        var claims = new ArrayList<>(counted);
        claims.add(Claim.count(side, men, men(strength.troops())));
        return claims;
    }

    /** Not rounded, so that the men of all units add up to those of their side. */
    int men(int troops) {
        return troops * menEach.orElse(0);
    }
}

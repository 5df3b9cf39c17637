package org.longroll.report.composition;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.longroll.analysis.Strength;
import org.longroll.analysis.Terms;
import org.longroll.report.Claim;
import org.longroll.report.Claim.Deed;
import org.longroll.report.story.Text;
import org.longroll.report.story.TurnWords;

/** Strength in men where the scenario says how many a figure or a stand is, else in figures or stands. */
record Cost(Terms terms, Optional<Integer> menEach) {

    private static final int SMALL = 500;
    private static final int LARGE = 5000;

    /** “about 1,200 men and two sections”. */
    String words(Strength strength) {
        return words(strength, Strength.NONE);
    }

    /** Beside another strength in the sentence. */
    String words(Strength strength, Strength beside) {
        if (menEach.isEmpty()) {
            return TurnWords.strength(strength, terms, beside);
        }
        if (strength.troops() <= 0) {
            return TurnWords.strength(strength, terms);
        }
        var parts = new ArrayList<String>();
        parts.add(String.format(Locale.ROOT, "about %,d men", men(strength.troops())));
        if (strength.guns() > 0) {
            parts.add(TurnWords.strength(new Strength(0, strength.guns()), terms));
        }
        return Text.list(parts);
    }

    List<Claim> mustered(String side, Strength strength) {
        return inMen(side, Deed.MUSTERED_MEN, strength, TurnWords.mustered(side, strength), Deed.MUSTERED_TROOPS);
    }

    List<Claim> lost(String side, Strength strength) {
        return inMen(side, Deed.LOST_MEN, strength, TurnWords.lost(side, strength), Deed.LOST_TROOPS);
    }

    private List<Claim> inMen(String side, Deed men, Strength strength, List<Claim> counted, Deed troops) {
        if (menEach.isEmpty()) {
            return counted;
        }
        return counted.stream()
                .map(claim -> claim.deed() == troops ? Claim.count(side, men, men(strength.troops())) : claim)
                .toList();
    }

    /** A figure stands for no exact number of men, so the sum is a round one. */
    int men(int troops) {
        int men = troops * menEach.orElse(0);
        int step = Math.abs(men) < SMALL ? 10 : Math.abs(men) < LARGE ? 50 : 100;
        return Math.round((float) men / step) * step;
    }
}

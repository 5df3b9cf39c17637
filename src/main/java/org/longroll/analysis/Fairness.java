package org.longroll.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.inference.ChiSquareTest;
import org.longroll.analysis.FairnessTest.Finding;

/** Tests whether dice look fair. */
final class Fairness {

    /** The usual rule: chi-square is reliable from so many expected of each face. */
    private static final int LEAST_OF_EACH_FACE = 5;

    /** The number of runs is close to normal from so many high and so many low rolls. */
    private static final int LEAST_OF_EACH_KIND = 10;

    /** A battle has some twenty tests, so one in a hundred turns up in every fifth battle and proves nothing. */
    private static final double WORTH_WATCHING = 0.01;

    private static final double ODD = 0.0005;

    private static final NormalDistribution STANDARD = NormalDistribution.of(0, 1);

    private Fairness() {}

    /** Chi-square of the faces against all being equally likely. */
    static FairnessTest ofFaces(long[] counts) {
        long dice = LongStream.of(counts).sum();
        long needed = (long) LEAST_OF_EACH_FACE * counts.length;
        if (dice < needed) {
            return tooFew("%s too few to say whether the faces come up evenly: it takes %d."
                    .formatted(dice == 1 ? "1 die is" : dice + " dice are", needed));
        }
        var result = ChiSquareTest.withDefaults().test(counts);
        return found(result.getStatistic(), result.getPValue(), "Of %d dice, the faces come up".formatted(dice));
    }

    /**
     * Wald and Wolfowitz's runs test over whole rolls: whether high and low ones alternate at random. The dice of one
     * roll are summed, since players enter them in any order; rolls that are exactly average are left out.
     */
    static FairnessTest ofOrder(List<List<Integer>> rolls, int sides) {
        var high = new ArrayList<Boolean>();
        for (var faces : rolls) {
            double over = faces.stream().mapToInt(Integer::intValue).sum() - faces.size() * (sides + 1) / 2.0;
            if (over != 0) {
                high.add(over > 0);
            }
        }
        double ups = high.stream().filter(up -> up).count();
        double downs = high.size() - ups;
        if (Math.min(ups, downs) < LEAST_OF_EACH_KIND) {
            return tooFew("%s too few to say anything about their order: it takes %d high and %d low ones."
                    .formatted(
                            high.size() == 1 ? "1 roll is" : high.size() + " rolls are",
                            LEAST_OF_EACH_KIND,
                            LEAST_OF_EACH_KIND));
        }
        double n = ups + downs;
        double expected = 2 * ups * downs / n + 1;
        double variance = (expected - 1) * (expected - 2) / (n - 1);
        double z = (runs(high) - expected) / Math.sqrt(variance);
        double pValue = 2 * STANDARD.survivalProbability(Math.abs(z));
        return found(z, Math.min(1, pValue), "Of %d rolls, high and low follow each other".formatted(high.size()));
    }

    private static int runs(List<Boolean> high) {
        int runs = 1;
        for (int i = 1; i < high.size(); i++) {
            if (!high.get(i).equals(high.get(i - 1))) {
                runs++;
            }
        }
        return runs;
    }

    private static FairnessTest tooFew(String sentence) {
        return new FairnessTest(Finding.TOO_FEW, null, null, sentence);
    }

    private static FairnessTest found(double statistic, double pValue, String what) {
        var finding = finding(pValue);
        var sentence =
                switch (finding) {
                    case NOTHING_ODD, TOO_FEW -> "%s as with fair dice.";
                    case WORTH_WATCHING -> "%s oddly, but fair dice do so now and then (%s); more dice would tell.";
                    case ODD -> "%s as with fair dice they hardly ever do (%s).";
                };
        return new FairnessTest(finding, statistic, pValue, sentence.formatted(what, LuckSentences.oneIn(pValue)));
    }

    private static Finding finding(double pValue) {
        if (pValue < ODD) {
            return Finding.ODD;
        }
        return pValue < WORTH_WATCHING ? Finding.WORTH_WATCHING : Finding.NOTHING_ODD;
    }
}

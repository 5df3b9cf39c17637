package org.longroll.rff.rules;

import java.util.ArrayList;
import org.longroll.rff.chart.FireChart;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.FireChart.FireResult;
import org.longroll.rff.chart.FireChart.PointsLine;
import org.longroll.rff.rules.FirePoints.Share;
import org.longroll.rules.Fraction;
import org.longroll.rules.Verdict;
import org.longroll.rules.Waivers;
import org.longroll.rules.Word;

record FireRules(FireChart chart, TheDie die, Waivers waivers, FireObjections objections, FireModifiers modifiers) {

    FireRules(FireChart chart, TheDie die, Waivers waivers) {
        this(chart, die, waivers, new FireObjections(chart, waivers), new FireModifiers(chart));
    }

    Verdict<FireAnswer> fire(FireOrder order) {
        return Verdict.unless(objections.to(order), () -> points(order)).then(points -> fire(order, points));
    }

    private Verdict<FireAnswer> fire(FireOrder order, FirePoints points) {
        int least = chart.procedure().leastPoints();
        var tooFew = waivers.first(() -> RffRefusal.TOO_FEW_POINTS.when(
                points.points() < least, "firers", () -> "The firers have less than " + least + " fire point in all."));
        return Verdict.unless(
                tooFew,
                () -> new FireAnswer(order, points, modifiers.of(order, Math.max(least, points.points())), chart, die));
    }

    FireLoss behind(FireKind kind, FireResult result, int total, Target behind) {
        var lower = chart.behind(result);
        return FireLoss.of(Word.line(chart.effects(), lower), lower, kind, behind, total);
    }

    /** Troops are marked low on ammunition only if enough of their stands fired. */
    boolean runsLow(int standsFiring, int stands) {
        return chart.procedure().lowOnAmmunitionShare().times(stands).atMost(Fraction.whole(standsFiring));
    }

    private FirePoints points(FireOrder order) {
        var shares = new ArrayList<Share>();
        var sum = Fraction.ZERO;
        for (var firer : order.firers()) {
            var share = share(firer);
            shares.add(share);
            sum = sum.plus(share.points());
        }
        return new FirePoints(shares, sum.rounded(chart.procedure().rounding()));
    }

    /** If an umpire lets a group fire beyond its range, it has the points of its last one. */
    private Share share(Firer firer) {
        PointsLine line = chart.points(firer.weapon());
        var perStand = line.at(firer.inches())
                .orElseGet(() -> line.points().lastEntry().getValue());
        var points = perStand.times(firer.stands());
        boolean weakened = !firer.weaknesses().isEmpty();
        return new Share(
                perStand,
                firer.stands(),
                firer.weaknesses(),
                weakened ? points.times(chart.procedure().weakened()) : points);
    }
}

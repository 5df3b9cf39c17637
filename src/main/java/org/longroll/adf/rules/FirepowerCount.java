package org.longroll.adf.rules;

import java.util.OptionalInt;
import org.longroll.adf.chart.FireChart;
import org.longroll.adf.chart.FireChart.MountedFire;
import org.longroll.adf.chart.Gun;
import org.longroll.adf.chart.GunLine;
import org.longroll.adf.chart.SmallArm;
import org.longroll.adf.chart.SmallArmLine;
import org.longroll.rules.Fraction;
import org.longroll.rules.Word;

/** Adds up the firepower of all firers; fractions are kept to the end and rounded once. */
record FirepowerCount(FireChart chart, Weakness weakness, Ranging ranging) {

    FirepowerCount(FireChart chart, Ranging ranging) {
        this(chart, new Weakness(chart), ranging);
    }

    Firepower of(FireOrder order) {
        var shares = order.firers().stream().map(firer -> share(order, firer)).toList();
        var sum = Fraction.ZERO;
        for (var share : shares) {
            sum = sum.plus(share.points());
        }
        int points = sum.rounded(chart.procedure().rounding());
        var limit = order.combined()
                ? Word.line(chart.procedure().combined(), order.arm()).firepower()
                : OptionalInt.empty();
        return limit.isPresent() && points > limit.getAsInt()
                ? new Firepower(shares, limit, limit.getAsInt())
                : new Firepower(shares, OptionalInt.empty(), points);
    }

    private Firepower.Share share(FireOrder order, Firer firer) {
        int printed = printed(order, firer);
        var states = weakness.states(firer);
        return new Firepower.Share(printed, states, Fraction.whole(printed).times(weakness.share(states)));
    }

    private int printed(FireOrder order, Firer firer) {
        return switch (firer.weapon()) {
            case Gun gun -> sections(Word.line(chart.guns(), gun), firer);
            case SmallArm arm when !firer.troops().mounted() -> figures(arm, firer.strength());
            case SmallArm arm -> mounted(arm, order, firer);
        };
    }

    private int mounted(SmallArm arm, FireOrder order, Firer firer) {
        int weapon = figures(arm, firer.strength());
        int pistols = figures(SmallArm.PISTOL, firer.strength());
        if (ranging.drawsPistols(order, firer)) {
            return pistols;
        }
        boolean both = chart.procedure().mounted() == MountedFire.WEAPON_AND_PISTOL && arm != SmallArm.PISTOL;
        return both ? weapon + pistols : weapon;
    }

    /**
     * More figures than the last column fire as that column and the rest; one alone at a share of two. Zero if not
     * printed.
     */
    private int figures(SmallArm arm, int figures) {
        var line = chart.smallArms().get(arm);
        if (line == null) {
            return 0;
        }
        int full = figures / SmallArmLine.MOST;
        int rest = figures % SmallArmLine.MOST;
        return full * line.printed(SmallArmLine.MOST) + few(line, rest);
    }

    private int few(SmallArmLine line, int figures) {
        return switch (figures) {
            case 0 -> 0;
            case 1 ->
                Fraction.whole(line.printed(SmallArmLine.FEWEST))
                        .times(chart.procedure().oneFigureShare())
                        .rounded(chart.procedure().oneFigureRounding());
            default -> line.printed(figures);
        };
    }

    private static int sections(GunLine line, Firer firer) {
        int full = firer.strength() / GunLine.MOST;
        int rest = firer.strength() % GunLine.MOST;
        return full * line.printed(GunLine.MOST, firer.nation()) + (rest == 0 ? 0 : line.printed(rest, firer.nation()));
    }
}

package org.longroll.adf.rules;

import java.util.ArrayList;
import java.util.List;
import org.longroll.adf.chart.FireChart;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.dice.Dice;
import org.longroll.rules.Modifiers;
import org.longroll.rules.Verdict;
import org.longroll.rules.Waivers;

record FireRules(FireChart chart, Ranging ranging, Waivers waivers) {

    FireRules(FireChart chart, Waivers waivers) {
        this(chart, new Ranging(chart), waivers);
    }

    Verdict<FireAnswer> fire(FireOrder order) {
        return Verdict.unless(new FireObjections(chart, ranging, waivers).to(order), () -> answer(order));
    }

    private FireAnswer answer(FireOrder order) {
        var points = new FirepowerCount(chart, ranging).of(order);
        int dice = ranging.dice(order);
        var behind = new ArrayList<FireAnswer>();
        for (var target : order.passThrough()) {
            dice -= chart.procedure().passThroughLostDice();
            behind.add(answer(order, target, points, dice, false, List.of()));
        }
        return answer(order, order.target(), points, ranging.dice(order), opens(order), behind);
    }

    /** A melee is not a volley and spends none. */
    private static boolean opens(FireOrder order) {
        return order.kind() != FireKind.MELEE && order.firers().stream().anyMatch(Firer::openingVolley);
    }

    private FireAnswer answer(
            FireOrder order, Target target, Firepower points, int dice, boolean opens, List<FireAnswer> behind) {
        var band = ranging.band(order);
        var modifiers = new ArrayList<>(new FirerModifiers(chart).of(order, band));
        modifiers.addAll(new TargetModifiers(chart).of(order, target, band));
        return new FireAnswer(
                band,
                ranging.reach(order),
                points,
                Dice.d6(Math.max(0, dice)),
                Modifiers.of(modifiers),
                order.arm(),
                chart,
                opens,
                List.copyOf(behind));
    }
}

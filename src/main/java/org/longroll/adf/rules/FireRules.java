package org.longroll.adf.rules;

import java.util.ArrayList;
import java.util.List;
import org.longroll.adf.chart.FireChart;
import org.longroll.dice.Dice;
import org.longroll.rules.Modifiers;
import org.longroll.rules.Verdict;
import org.longroll.rules.Waivers;

/** Fire of all kinds by all three arms. */
final class FireRules {

    private final FireChart chart;
    private final FireObjections objections;
    private final Ranging ranging;
    private final FirepowerCount firepower;
    private final FirerModifiers firers;
    private final TargetModifiers targets;

    FireRules(FireChart chart, Waivers waivers) {
        this.chart = chart;
        this.ranging = new Ranging(chart);
        this.objections = new FireObjections(chart, ranging, waivers);
        this.firepower = new FirepowerCount(chart, ranging);
        this.firers = new FirerModifiers(chart);
        this.targets = new TargetModifiers(chart);
    }

    Verdict<FireAnswer> fire(FireOrder order) {
        return Verdict.unless(objections.to(order), () -> answer(order));
    }

    private FireAnswer answer(FireOrder order) {
        var points = firepower.of(order);
        int dice = ranging.dice(order);
        var behind = new ArrayList<FireAnswer>();
        for (var target : order.passThrough()) {
            dice -= chart.procedure().passThroughLostDice();
            behind.add(answer(order, target, points, dice, List.of()));
        }
        return answer(order, order.target(), points, ranging.dice(order), behind);
    }

    private FireAnswer answer(FireOrder order, Target target, Firepower points, int dice, List<FireAnswer> behind) {
        var band = ranging.band(order);
        var modifiers = new ArrayList<>(firers.of(order, band));
        modifiers.addAll(targets.of(order, target, band));
        return new FireAnswer(
                band,
                points,
                Dice.d6(Math.max(0, dice)),
                Modifiers.of(modifiers),
                order.arm(),
                chart,
                List.copyOf(behind));
    }
}

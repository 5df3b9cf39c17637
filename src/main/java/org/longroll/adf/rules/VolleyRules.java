package org.longroll.adf.rules;

import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart;
import org.longroll.adf.chart.FireResult;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MoraleChart.CheckCause;
import org.longroll.dice.Distribution;
import org.longroll.rules.Verdict;

/** A fire and its check in one: the odds that a volley breaks a regiment. */
record VolleyRules(FireChart chart, FireRules fire, MoraleRules morale) {

    Verdict<Distribution<VolleyOutcome>> odds(FireOrder order, Regiment target, Situation situation) {
        var refused = morale.objection(target.troops(), situation, "");
        if (refused.isPresent()) {
            return Verdict.refused(refused.get());
        }
        return fire.fire(order).map(answer -> answer.odds().then(result -> after(order, result, target, situation)));
    }

    private Distribution<VolleyOutcome> after(
            FireOrder order, FireResult result, Regiment target, Situation situation) {
        var effect = chart.effect(result);
        var hit = target.losing(effect.hits());
        if (hit.eliminated()) {
            return Distribution.certain(new VolleyOutcome(result, 0, Morale.ELIMINATED));
        }
        if (effect.check().isEmpty()) {
            return Distribution.certain(
                    new VolleyOutcome(result, hit.strength(), target.troops().morale()));
        }
        var from = order.arm() == Arm.ARTILLERY ? CheckCause.ARTILLERY : CheckCause.OTHER;
        var under = situation.under(order.target().aspect());
        var check = new MoraleCheck(
                target.troops(),
                losses(target, hit),
                effect.check().getAsInt(),
                from,
                under,
                hit.losses().lost());
        return morale.check(check)
                .answer()
                .outcomes()
                .map(outcome -> new VolleyOutcome(result, hit.strength() + outcome.recovered(), outcome.after()));
    }

    /** A battery's basic morale point counts only the sections lost before the present fire. */
    private static Losses losses(Regiment before, Regiment after) {
        return before.troops().arm() == Arm.ARTILLERY ? before.losses() : after.losses();
    }
}

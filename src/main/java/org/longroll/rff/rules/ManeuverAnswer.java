package org.longroll.rff.rules;

import java.util.List;
import org.longroll.dice.Distribution;
import org.longroll.dice.RollSpan;
import org.longroll.rff.chart.ManeuverChart;
import org.longroll.rff.chart.ManeuverChart.ManeuverEffect;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rules.Modifiers;
import org.longroll.rules.Verdict;
import org.longroll.rules.Word;

/** A maneuver check before its roll. */
public record ManeuverAnswer(ManeuverCheck check, Modifiers modifiers, ManeuverChart chart, TheDie die) {

    public Distribution<ManeuverResult> odds() {
        return die.odds().map(face -> result(face + modifiers.sum()));
    }

    /** The result of each face of the die. */
    public List<RollSpan<ManeuverResult>> byRoll() {
        return RollSpan.of(die.odds(), face -> result(face + modifiers.sum()));
    }

    public Verdict<ManeuverOutcome> roll(int shown) {
        return die.read(shown, "die").map(this::outcome);
    }

    private ManeuverResult result(int total) {
        var line = chart.line(check.inCommand(), total);
        return check.inGoodOrder() ? line.goodOrderAndGuns() : line.disorderedOrBroken();
    }

    private ManeuverOutcome outcome(int face) {
        int total = face + modifiers.sum();
        var result = result(total);
        var effect = Word.line(chart.effects(), result);
        return switch (check.before()) {
            case Order before ->
                new ManeuverOutcome(
                        face,
                        total,
                        result,
                        standsLost(effect, total),
                        effect.troopsAfter().orElse(before),
                        effect.troopsRetreat(),
                        false,
                        effect.holds());
            case GunState before ->
                new ManeuverOutcome(
                        face,
                        total,
                        result,
                        0,
                        effect.gunsAfter().map(before::orWorse).orElse(before),
                        effect.gunsRetreat(),
                        effect.fixedGunsLost(),
                        effect.holds());
        };
    }

    /** Troops that rout lose one stand, and one more for each point of the result below the chart's limit. */
    private int standsLost(ManeuverEffect effect, int total) {
        return effect.standsLost() == 0 ? 0 : effect.standsLost() + Math.max(0, chart.routUnder() - total);
    }
}

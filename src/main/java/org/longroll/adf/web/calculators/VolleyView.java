package org.longroll.adf.web.calculators;

import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.longroll.adf.chart.FireResult;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.rules.VolleyOutcome;
import org.longroll.dice.Distribution;
import org.longroll.web.rulesets.Views;

/** The odds of the target's state after fire and check. */
@Schema(name = "AdfVolleyAnswer")
public record VolleyView(
        @Schema(description = "Of the fire result.") Map<String, Double> results,

        @Schema(description = "Of the level afterwards.") Map<String, Double> odds,

        @Schema(description = "Figures or sections left, on average.")
        double meanStrengthLeft) {

    static VolleyView of(Distribution<VolleyOutcome> outcomes) {
        return new VolleyView(
                Views.odds(outcomes.map(VolleyOutcome::result), FireResult::word),
                Views.odds(outcomes.map(VolleyOutcome::after), Morale::word),
                outcomes.mean(VolleyOutcome::strengthLeft));
    }
}

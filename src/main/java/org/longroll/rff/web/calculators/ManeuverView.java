package org.longroll.rff.web.calculators;

import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rff.rules.ManeuverAnswer;
import org.longroll.rff.rules.ManeuverOutcome;
import org.longroll.web.rulesets.ByRollView;
import org.longroll.web.rulesets.ModifierView;
import org.longroll.web.rulesets.Views;

/** A maneuver check explained; the die, the total and the values after them are null until a die is sent. */
@Schema(name = "RffManeuverAnswer")
public record ManeuverView(
        List<ModifierView> modifiers,
        int modifier,
        @Nullable Integer die,
        @Nullable Integer total,
        @Nullable String result,
        @Nullable Integer standsLost,
        @Nullable String after,
        @Nullable String retreat,
        @Nullable Boolean fixedGunsLost,

        @Schema(
                description =
                        "What it does in place of the retreat when out of close range or fortified: no, in-its-place, and-fires.")
        @Nullable String holds,

        Map<String, Double> odds,
        List<ByRollView> byRoll) {

    public static ManeuverView of(ManeuverAnswer answer, @Nullable ManeuverOutcome outcome) {
        return new ManeuverView(
                ModifierView.of(answer.modifiers()),
                answer.modifiers().sum(),
                outcome == null ? null : outcome.die(),
                outcome == null ? null : outcome.total(),
                outcome == null ? null : outcome.result().word(),
                outcome == null ? null : outcome.standsLost(),
                outcome == null ? null : outcome.after().word(),
                outcome == null ? null : outcome.retreat().word(),
                outcome == null ? null : outcome.fixedGunsLost(),
                outcome == null ? null : outcome.holds().word(),
                Views.odds(answer.odds(), ManeuverResult::word),
                ByRollView.of(answer.byRoll(), ManeuverResult::word));
    }
}

package org.longroll.adf.web.calculators;

import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.rules.MoraleAnswer;
import org.longroll.dice.Roll;
import org.longroll.web.rulesets.ByRollView;
import org.longroll.web.rulesets.ModifierView;
import org.longroll.web.rulesets.Refused;
import org.longroll.web.rulesets.Views;

/**
 * A check explained; dice and the values after them are null until dice are sent. The odds are of {@code moraleAfter}.
 */
@Schema(name = "AdfMoraleAnswer")
public record MoraleCheckView(
        int bmp,
        List<ModifierView> modifiers,
        int mmp,
        @Nullable List<Integer> dice,
        @Nullable Integer roll,
        @Nullable String outcome,
        @Nullable String moraleAfter,
        @Nullable Integer fallBackInches,
        @Nullable Integer recovered,
        Map<String, Double> odds,
        List<ByRollView> byRoll) {

    public static MoraleCheckView of(MoraleAnswer answer, @Nullable List<Integer> dice) {
        var outcome = dice == null ? null : Refused.orThrow(answer.roll(new Roll(dice)));
        return new MoraleCheckView(
                answer.bmp(),
                ModifierView.of(answer.modifiers()),
                answer.mmp(),
                dice,
                outcome == null ? null : outcome.roll(),
                outcome == null ? null : outcome.result().word(),
                outcome == null ? null : outcome.after().word(),
                outcome == null ? null : outcome.fallBackInches(),
                outcome == null ? null : outcome.recovered(),
                Views.odds(answer.odds(), Morale::word),
                ByRollView.of(answer.byRoll(), Morale::word));
    }
}

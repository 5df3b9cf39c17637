package org.longroll.rff.web.calculators;

import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.rff.chart.FieldChart.LeaderEffect;
import org.longroll.rff.chart.FieldChart.LeaderFate;
import org.longroll.rff.rules.FallenLeaderAnswer;
import org.longroll.web.rulesets.ByRollView;
import org.longroll.web.rulesets.Views;

/** A leader's fate; null until a die is sent. */
@Schema(name = "RffFallenLeaderAnswer")
public record FallenLeaderView(
        @Nullable Integer die,
        @Nullable String result,
        @Nullable String effect,
        Map<String, Double> odds,
        List<ByRollView> byRoll,
        Map<String, Double> effectOdds) {

    static FallenLeaderView of(FallenLeaderAnswer answer, FallenLeaderAnswer.@Nullable Outcome outcome) {
        return new FallenLeaderView(
                outcome == null ? null : outcome.die(),
                outcome == null ? null : outcome.fate().word(),
                outcome == null ? null : outcome.effect().word(),
                Views.odds(answer.odds(), LeaderFate::word),
                ByRollView.of(answer.byRoll(), LeaderFate::word),
                Views.odds(answer.effects(), LeaderEffect::word));
    }
}

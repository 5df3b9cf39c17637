package org.longroll.web.rulesets;

import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.rules.rff.FallenLeaderAnswer;
import org.longroll.rules.rff.chart.LeaderEffect;
import org.longroll.rules.rff.chart.LeaderFate;

/** A leader's fate; null until a die is sent. */
@Schema(name = "RffFallenLeaderAnswer")
public record RffFallenLeaderView(
        @Nullable Integer die,
        @Nullable String result,
        @Nullable String effect,
        Map<String, Double> odds,
        Map<String, Double> effectOdds) {

    static RffFallenLeaderView of(FallenLeaderAnswer answer, FallenLeaderAnswer.@Nullable Outcome outcome) {
        return new RffFallenLeaderView(
                outcome == null ? null : outcome.die(),
                outcome == null ? null : outcome.fate().word(),
                outcome == null ? null : outcome.effect().word(),
                Views.odds(answer.odds(), LeaderFate::word),
                Views.odds(answer.effects(), LeaderEffect::word));
    }
}

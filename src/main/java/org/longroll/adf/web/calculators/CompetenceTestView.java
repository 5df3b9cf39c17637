package org.longroll.adf.web.calculators;

import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.rules.CompetenceAnswer;
import org.longroll.dice.Roll;
import org.longroll.web.rulesets.Refused;
import org.longroll.web.rulesets.Views;

/** A tactical competence test; {@code passed} is null until the die is sent. */
@Schema(name = "AdfCompetenceAnswer")
public record CompetenceTestView(int bmp, @Nullable Boolean passed, Map<String, Double> odds) {

    static CompetenceTestView of(CompetenceAnswer answer, @Nullable Integer die) {
        return new CompetenceTestView(
                answer.bmp(),
                die == null ? null : Refused.orThrow(answer.roll(Roll.of(die))),
                Views.odds(answer.odds(), passed -> passed ? "passed" : "failed"));
    }
}

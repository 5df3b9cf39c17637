package org.longroll.adf.web.calculators;

import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.rules.ChargeAnswer;
import org.longroll.dice.Roll;
import org.longroll.web.rulesets.Refused;
import org.longroll.web.rulesets.Views;

/** A charge explained, in inches; the bonus and the values after it are null until dice are sent. */
@Schema(name = "AdfChargeAnswer")
public record ChargeView(
        int move,
        int diceCount,
        @Nullable List<Integer> dice,
        @Nullable Number bonus,
        @Nullable Number distance,
        @Nullable Number disorderPoint,

        @Schema(description = "How likely each bonus is.") Map<String, Double> odds) {

    static ChargeView of(ChargeAnswer answer, @Nullable List<Integer> dice) {
        var outcome = dice == null ? null : Refused.orThrow(answer.roll(new Roll(dice)));
        return new ChargeView(
                answer.move(),
                answer.dice().count(),
                dice,
                outcome == null ? null : Views.number(outcome.bonus()),
                outcome == null ? null : Views.number(outcome.distance()),
                outcome == null ? null : Views.number(outcome.disorderPoint()),
                Views.odds(answer.odds(), bonus -> Views.number(bonus).toString()));
    }
}

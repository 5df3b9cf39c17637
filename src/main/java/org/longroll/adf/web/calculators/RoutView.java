package org.longroll.adf.web.calculators;

import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.rules.RoutAnswer;
import org.longroll.dice.Roll;
import org.longroll.web.rulesets.Refused;
import org.longroll.web.rulesets.Views;

/** A rout; inches and the fate of the guns are null until dice are sent, or if none are rolled. */
@Schema(name = "AdfRoutAnswer")
public record RoutView(
        int diceCount,
        @Nullable List<Integer> dice,
        @Nullable Integer inches,
        @Nullable Boolean gunsLost,

        @Schema(description = "By inches, or guns-lost.") Map<String, Double> odds) {

    static RoutView of(RoutAnswer answer, @Nullable List<Integer> dice) {
        var thrown = dice == null && answer.dice().count() == 0 ? List.<Integer>of() : dice;
        var outcome = thrown == null ? null : Refused.orThrow(answer.roll(new Roll(thrown)));
        return new RoutView(
                answer.dice().count(),
                dice,
                outcome == null ? null : outcome.inches(),
                outcome == null ? null : outcome.gunsLost(),
                Views.odds(answer.odds().map(RoutView::name), name -> name));
    }

    private static String name(RoutAnswer.Outcome outcome) {
        return outcome.gunsLost() ? "guns-lost" : Integer.toString(outcome.inches());
    }
}

package org.longroll.rff.web.calculators;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.rules.MovementAnswer;
import org.longroll.rff.rules.MovementAnswer.Option;
import org.longroll.rff.rules.MovementAnswer.Reach;
import org.longroll.rules.Fraction;
import org.longroll.web.rulesets.Views;

/** How far a unit may go, and its other options. */
@Schema(name = "RffMovementAnswer")
public record MovementView(
        @Schema(description = "Inches for each ground; null where it has none.")
        Map<String, @Nullable Number> allowances,

        @Schema(description = "The share of the move that the legs take.")
        double used,

        boolean allowed,

        @Schema(description = "What the result lets the unit do.")
        List<String> maneuvers,

        List<OptionView> options) {

    /** One maneuver: how far it goes, and its formations. */
    @Schema(name = "RffManeuverOption")
    public record OptionView(
            String maneuver,

            @Schema(description = "The share of the rate that goes with it.") @Nullable Number move,

            @Schema(description = "Inches, where it goes by hand.") @Nullable Integer inches,

            @Schema(description = "The formations that it may lead to; empty for any.")
            List<String> into,

            @Schema(description = "Whom it disorders.") String disorders) {

        static OptionView of(Option option) {
            return new OptionView(
                    option.maneuver(),
                    option.reach() instanceof Reach.Share(Fraction share) ? Views.number(share) : null,
                    option.reach() instanceof Reach.Inches(int inches) ? inches : null,
                    option.into().stream().map(Formation::word).sorted().toList(),
                    option.disorders().word());
        }
    }

    static MovementView of(MovementAnswer answer) {
        var allowances = new LinkedHashMap<String, @Nullable Number>();
        answer.allowances()
                .forEach((ground, inches) ->
                        allowances.put(ground.word(), inches.map(Views::number).orElse(null)));
        return new MovementView(
                allowances,
                answer.used().value(),
                answer.allowed(),
                answer.options().stream().map(Option::maneuver).toList(),
                answer.options().stream().map(OptionView::of).toList());
    }
}

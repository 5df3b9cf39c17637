package org.longroll.rff.web.calculators;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.chart.MovementChart.MoverKind;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rff.rules.Leg;
import org.longroll.web.Given;
import org.longroll.web.Inches;
import org.longroll.web.rulesets.HouseRuleRequest;

/** A move by legs, as the maneuver result allows it. */
@Schema(name = "RffMovement")
public record MovementRequest(
        @NotNull @Schema(examples = "infantry") MoverKind kind,

        @Schema(description = "For guns it may be left out; a leader without it is mounted.", examples = "line")
        @Nullable Formation formation,

        @Schema(description = "Leaders go without one.", examples = "well-handled") @Nullable ManeuverResult result,

        @Size(max = 60) @Schema(
                description = "What the unit does with its move; left out, the farthest move that it may make.",
                examples = "change-formation")
        @Nullable String maneuver,

        @Schema(description = "Of guns; ready where nothing is said.") @Nullable GunState gunState,

        @Size(max = 20) @Nullable List<@Valid @NotNull LegRequest> legs,
        @Size(max = 20) @Nullable List<@Valid @NotNull HouseRuleRequest> houseRules) {

    @Schema(name = "RffLeg")
    public record LegRequest(
            @NotNull @Schema(examples = "open") Ground ground,
            @NotNull @Inches @Schema(examples = "6") BigDecimal inches) {

        Leg leg() {
            return new Leg(ground, Given.inches(inches));
        }

        public static List<Leg> legs(@Nullable List<LegRequest> sent) {
            return Given.list(sent).stream().map(LegRequest::leg).toList();
        }
    }
}

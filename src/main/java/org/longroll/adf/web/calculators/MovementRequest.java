package org.longroll.adf.web.calculators;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.rules.Leg;
import org.longroll.web.Given;
import org.longroll.web.Inches;
import org.longroll.web.rulesets.HouseRuleRequest;

/** A move by legs. Guns name their type as the weapon. */
@Schema(name = "AdfMovement")
public record MovementRequest(
        @NotNull @Valid UnitRequest unit,

        @Size(max = 60) @Schema(examples = "napoleon") @Nullable String weapon,

        @Nullable Boolean disengaging,
        @Min(0) @Max(12) @Nullable Integer leaderBenefit,
        @Size(max = 20) @Nullable List<@Valid @NotNull LegRequest> legs,
        @Size(max = 20) @Nullable List<@Valid @NotNull HouseRuleRequest> houseRules) {

    @Schema(name = "AdfLeg")
    public record LegRequest(
            @NotNull @Schema(examples = "open") Terrain terrain,
            @NotNull @Inches @Schema(examples = "4") BigDecimal inches) {

        Leg leg() {
            return new Leg(terrain, Given.inches(inches));
        }

        public static List<Leg> legs(@Nullable List<LegRequest> sent) {
            return Given.list(sent).stream().map(LegRequest::leg).toList();
        }
    }
}

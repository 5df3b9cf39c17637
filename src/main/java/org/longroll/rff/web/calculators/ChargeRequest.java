package org.longroll.rff.web.calculators;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.rff.chart.ChargeChart.ChargeArm;
import org.longroll.rff.chart.ChargeCondition;
import org.longroll.rff.chart.Effectiveness;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.chart.Quality;
import org.longroll.web.rulesets.HouseRuleRequest;

/** A charge combat. Modifiers follow from the conditions; the other fields decide the effects on each side. */
@Schema(name = "RffCharge")
public record ChargeRequest(
        @NotNull @Valid SideRequest attacker,
        @NotNull @Valid SideRequest defender,

        @Min(1) @Max(2) @Schema(defaultValue = "1", description = "2 after a breakthrough.") @Nullable Integer combat,

        @Size(max = 20) @Nullable List<@Valid @NotNull HouseRuleRequest> houseRules) {

    @Schema(name = "RffChargeSide")
    public record SideRequest(
            @Schema(description = "Where nothing is said, the conditions tell; else troops.") @Nullable ChargeArm kind,

            @NotNull @Schema(examples = "veteran") Quality quality,
            @NotNull @Schema(examples = "fresh") Effectiveness effectiveness,

            @NotNull @Min(1) @Max(50) @Schema(description = "In contact.", examples = "6")
            Integer stands,

            @Size(max = 18) @Nullable List<@NotNull ChargeCondition> conditions,

            @Schema(description = "Of guns that cannot limber.") @Nullable Boolean fixed,

            @Nullable Boolean alreadyDisordered,

            @Schema(description = "Of cavalry that is charged.") @Nullable Boolean countercharging,

            @Schema(description = "What it charged over.") @Nullable Ground ground,

            @Face @Schema(examples = "7") @Nullable Integer die) {}
}

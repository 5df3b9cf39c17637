package org.longroll.adf.web.calculators;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.MoraleChart.CheckCause;
import org.longroll.web.rulesets.HouseRuleRequest;

@Schema(name = "AdfMoraleCheck")
public record MoraleCheckRequest(
        @NotNull @Valid UnitRequest unit,

        @Min(0) @Max(12) @Schema(defaultValue = "0") @Nullable Integer checkModifier,

        @Schema(defaultValue = "other") @Nullable CheckCause from,
        @Valid @Nullable SituationRequest situation,
        @Size(max = 20) @Nullable List<@NotNull @Faces Integer> dice,
        @Size(max = 20) @Nullable List<@Valid @NotNull HouseRuleRequest> houseRules) {}

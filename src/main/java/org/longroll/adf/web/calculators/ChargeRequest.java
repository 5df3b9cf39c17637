package org.longroll.adf.web.calculators;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.web.rulesets.HouseRuleRequest;

@Schema(name = "AdfCharge")
public record ChargeRequest(
        @NotNull @Valid UnitRequest unit,
        @NotNull @Schema(examples = "open") Terrain terrain,
        @Min(0) @Max(12) @Nullable Integer leaderBenefit,
        @Size(max = 20) @Nullable List<@NotNull @Faces Integer> dice,
        @Size(max = 20) @Nullable List<@Valid @NotNull HouseRuleRequest> houseRules) {}

package org.longroll.adf.web.calculators;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.web.rulesets.HouseRuleRequest;

/** The run of a routed unit. Guns name their type as the weapon. */
@Schema(name = "AdfRout")
public record RoutRequest(
        @NotNull @Valid UnitRequest unit,
        @Size(max = 60) @Nullable String weapon,
        @NotNull Terrain terrain,
        @Size(max = 20) @Nullable List<@NotNull @Faces Integer> dice,
        @Size(max = 20) @Nullable List<@Valid @NotNull HouseRuleRequest> houseRules) {}

package org.longroll.rff.web.calculators;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.rff.chart.Effectiveness;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.Quality;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rff.chart.UnitKind;
import org.longroll.web.rulesets.HouseRuleRequest;

@Schema(name = "RffManeuver")
public record ManeuverRequest(
        @NotNull Boolean inCommand,
        @NotNull @Schema(examples = "troops") UnitKind kind,

        @Schema(description = "Of troops; guns have a gun state.", examples = "good-order") @Nullable Order order,

        @Schema(description = "Of guns; ready where nothing is said.") @Nullable GunState gunState,

        @NotNull @Schema(examples = "veteran") Quality quality,
        @NotNull @Schema(examples = "fresh") Effectiveness effectiveness,
        @Size(max = 15) @Nullable List<@NotNull ManeuverCondition> conditions,
        @Face @Schema(examples = "6") @Nullable Integer die,
        @Size(max = 20) @Nullable List<@Valid @NotNull HouseRuleRequest> houseRules) {}

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
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Cover;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.FireChart.RangeBand;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.Quality;
import org.longroll.adf.rules.FireOrder.MountedWith;
import org.longroll.rules.Nation;
import org.longroll.web.Inches;
import org.longroll.web.rulesets.HouseRuleRequest;

/** One fire: firers, target, distance and, if they were thrown, dice. */
@Schema(name = "AdfFire")
public record FireRequest(
        @Schema(defaultValue = "fire") @Nullable FireKind kind,

        @Inches @Schema(description = "One of inches and band.", examples = "3") @Nullable BigDecimal inches,

        @Nullable RangeBand band,

        @NotNull @Size(min = 1, max = 12) List<@Valid @NotNull FirerRequest> firers,

        @Schema(defaultValue = "weapon") @Nullable MountedWith mountedWith,

        @NotNull @Valid TargetRequest target,
        @Size(max = 20) @Nullable List<@NotNull @Faces Integer> dice,

        @Size(max = 8) @Schema(description = "Targets behind the first, each with one die less.") @Nullable List<@Valid @NotNull PassThroughRequest> passThrough,

        @Size(max = 20) @Nullable List<@Valid @NotNull HouseRuleRequest> houseRules) {

    @Schema(name = "AdfFirer")
    public record FirerRequest(
            @NotNull @Schema(examples = "infantry") Arm arm,

            @NotNull @Size(max = 60) @Schema(examples = "rifle-musket")
            String weapon,

            @Min(1) @Max(100) @Schema(examples = "6") @Nullable Integer figures,

            @Min(1) @Max(20) @Schema(description = "In place of figures, for artillery.") @Nullable Integer sections,

            @NotNull @Schema(examples = "veteran") Quality quality,

            @NotNull @Schema(examples = "battle-line") Formation formation,

            @Nullable Boolean mounted,

            @Schema(defaultValue = "good-order") @Nullable Morale morale,

            @Schema(defaultValue = "us") @Nullable Nation nation,

            @Nullable Boolean openingVolley,
            @Nullable Boolean inBuildings) {}

    @Schema(name = "AdfTarget")
    public record TargetRequest(
            @NotNull @Schema(examples = "infantry") Arm arm,
            @NotNull @Schema(examples = "trained") Quality quality,

            @NotNull @Schema(examples = "battle-line") Formation formation,

            @Nullable Boolean mounted,

            @Schema(defaultValue = "good-order") @Nullable Morale morale,

            @Nullable Boolean charging,
            @Nullable Boolean moving,
            @Size(max = 8) @Nullable List<@NotNull Cover> cover,
            @Schema(defaultValue = "front") @Nullable Aspect aspect,
            @Nullable Boolean behindSkirmishers) {}

    @Schema(name = "AdfTargetBehind")
    public record PassThroughRequest(
            @NotNull @Valid TargetRequest target,
            @Size(max = 20) @Nullable List<@NotNull @Faces Integer> dice) {}
}

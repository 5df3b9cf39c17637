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
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.web.rulesets.HouseRuleRequest;

/** The bodies of the smaller calculators. */
public final class CalculatorRequests {

    private CalculatorRequests() {}

    @Schema(name = "AdfCharge")
    public record ChargeRequest(
            @NotNull @Valid UnitRequest unit,
            @NotNull @Schema(examples = "open") Terrain terrain,
            @Min(0) @Max(12) @Nullable Integer leaderBenefit,
            @Size(max = 20) @Nullable List<@NotNull @Faces Integer> dice,
            @Size(max = 20) @Nullable List<@Valid @NotNull HouseRuleRequest> houseRules) {}

    @Schema(name = "AdfCompetenceTest")
    public record CompetenceTestRequest(
            @NotNull @Valid UnitRequest unit,
            @Faces @Nullable Integer die,
            @Size(max = 20) @Nullable List<@Valid @NotNull HouseRuleRequest> houseRules) {}

    /** The test of an attached leader after hits on his unit. */
    @Schema(name = "AdfLeaderCasualty")
    public record LeaderCasualtyRequest(
            @NotNull @Min(1) @Max(8) @Schema(examples = "2") Integer hits,
            @Size(max = 20) @Nullable List<@NotNull @Faces Integer> dice,
            @Size(max = 20) @Nullable List<@Valid @NotNull HouseRuleRequest> houseRules) {}

    @Schema(name = "AdfMoraleCheck")
    public record MoraleCheckRequest(
            @NotNull @Valid UnitRequest unit,

            @Min(0) @Max(12) @Schema(defaultValue = "0") @Nullable Integer checkModifier,

            @Schema(defaultValue = "other") @Nullable CheckCause from,
            @Valid @Nullable SituationRequest situation,
            @Size(max = 20) @Nullable List<@NotNull @Faces Integer> dice,
            @Size(max = 20) @Nullable List<@Valid @NotNull HouseRuleRequest> houseRules) {}

    /** The run of a routed unit. Guns name their type as the weapon. */
    @Schema(name = "AdfRout")
    public record RoutRequest(
            @NotNull @Valid UnitRequest unit,
            @Size(max = 60) @Nullable String weapon,
            @NotNull Terrain terrain,
            @Size(max = 20) @Nullable List<@NotNull @Faces Integer> dice,
            @Size(max = 20) @Nullable List<@Valid @NotNull HouseRuleRequest> houseRules) {}

    /** A fire and the check that it calls; {@code unit} is the target with its losses before this fire. */
    @Schema(
            name = "AdfVolley",
            description = "House rules are those of the fire. Dice are not asked for: only the odds are.")
    public record VolleyRequest(
            @NotNull @Valid FireRequest fire,
            @NotNull @Valid UnitRequest unit,
            @Valid @Nullable SituationRequest situation) {}
}

package org.longroll.rff.web.calculators;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.rff.chart.Cover;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.Quality;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rff.chart.TargetCondition;
import org.longroll.rff.chart.UnitKind;
import org.longroll.web.Inches;
import org.longroll.web.rulesets.HouseRuleRequest;

/** One fire: groups of stands, target and, if it was rolled, the die. */
@Schema(name = "RffFire")
public record FireRequest(
        @NotNull @Schema(examples = "musketry") FireKind kind,
        @NotNull @Size(min = 1, max = 12) List<@Valid @NotNull FirerRequest> firers,
        @Nullable Boolean buckAndBall,
        @Nullable Boolean sharpshooters,
        @NotNull @Valid TargetRequest target,

        @Size(max = 8) @Schema(description = "Units close behind the target, which suffer the next lower effect.")
        @Nullable List<@Valid @NotNull TargetRequest> massed,

        @Face @Schema(examples = "7") @Nullable Integer die,
        @Size(max = 20) @Nullable List<@Valid @NotNull HouseRuleRequest> houseRules) {

    @Schema(name = "RffFirer")
    public record FirerRequest(
            @NotNull @Size(max = 60) @Schema(examples = "RM")
            String weapon,

            @NotNull @Min(1) @Max(50) @Schema(examples = "6")
            Integer stands,

            @NotNull @Inches @Schema(examples = "7") BigDecimal inches,
            @NotNull @Schema(examples = "veteran") Quality quality,
            @Nullable Boolean disordered,
            @Nullable Boolean lowOnAmmunition,
            @Nullable Boolean damaged) {}

    @Schema(name = "RffTarget")
    public record TargetRequest(
            @NotNull @Schema(examples = "troops") UnitKind kind,
            @NotNull @Schema(examples = "trained") Quality quality,
            @Size(max = 9) @Nullable List<@NotNull TargetCondition> conditions,
            @Schema(defaultValue = "none") @Nullable Cover cover,
            @Nullable Boolean extendedLine,
            @Schema(description = "Of troops.") @Nullable Boolean alreadyDisordered,

            @Schema(description = "Of guns; ready where nothing is said.") @Nullable GunState gunState,

            @Nullable Boolean charging,
            @Nullable Boolean coldSteel) {}
}

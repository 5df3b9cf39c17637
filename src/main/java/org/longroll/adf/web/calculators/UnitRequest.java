package org.longroll.adf.web.calculators;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.Quality;
import org.longroll.rules.Word;

/** A unit, in one shape for all calculators; each uses the fields that it needs and reports missing ones. */
@Schema(name = "AdfUnit")
public record UnitRequest(
        @Schema(examples = "infantry") @Nullable UnitArm arm,
        @Schema(examples = "veteran") @Nullable Quality quality,

        @Schema(examples = "battle-line") @Nullable Formation formation,

        @Schema(defaultValue = "false") @Nullable Boolean mounted,

        @Schema(defaultValue = "good-order") @Nullable Morale morale,

        @Min(1) @Max(100) @Schema(examples = "6") @Nullable Integer figures,

        @Min(1) @Max(20) @Nullable Integer sections,
        @Min(1) @Max(50) @Schema(examples = "3") @Nullable Integer stands,

        @Min(1) @Max(50) @Schema(examples = "2") @Nullable Integer standsLeft,

        @Min(0) @Max(100) @Schema(defaultValue = "0") @Nullable Integer figuresLost,

        @Min(0) @Max(20) @Schema(defaultValue = "0") @Nullable Integer sectionsLost) {

    public enum UnitArm implements Word {
        INFANTRY,
        CAVALRY,
        ARTILLERY,
        LEADER
    }
}

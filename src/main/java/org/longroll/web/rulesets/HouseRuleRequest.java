package org.longroll.web.rulesets;

import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.longroll.web.Words;

/** A club's own reading of one value of the chart. */
@Schema(name = "ChartOverride")
public record HouseRuleRequest(
        @NotNull @Words(max = 200) @Schema(examples = "fire.rounding")
        String path,

        @NotNull @Words(max = 200) @Schema(examples = "down")
        String value,

        @NotNull @Words(max = 200) @Schema(examples = "Halves are dropped")
        String title) {}

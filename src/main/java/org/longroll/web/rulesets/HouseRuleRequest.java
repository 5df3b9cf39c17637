package org.longroll.web.rulesets;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A club's own reading of one value of the chart. */
@Schema(name = "ChartOverride")
public record HouseRuleRequest(
        @NotBlank @Size(max = 200) @Schema(examples = "fire.rounding")
        String path,

        @NotNull @Size(max = 200) @Schema(examples = "down") String value,

        @NotBlank @Size(max = 200) @Schema(examples = "Halves are dropped")
        String title) {}

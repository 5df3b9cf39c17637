package org.longroll.adf.web.calculators;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.web.rulesets.HouseRuleRequest;

/** The test of an attached leader after hits on his unit. */
@Schema(name = "AdfLeaderCasualty")
public record LeaderCasualtyRequest(
        @NotNull @Min(1) @Max(8) @Schema(examples = "2") Integer hits,
        @Size(max = 20) @Nullable List<@NotNull @Faces Integer> dice,
        @Size(max = 20) @Nullable List<@Valid @NotNull HouseRuleRequest> houseRules) {}

package org.longroll.rff.web.calculators;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.web.rulesets.HouseRuleRequest;

@Schema(name = "RffFallenLeader")
public record FallenLeaderRequest(
        @Face @Schema(examples = "8") @Nullable Integer die,
        @Size(max = 20) @Nullable List<@Valid @NotNull HouseRuleRequest> houseRules) {}

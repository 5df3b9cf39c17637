package org.longroll.web.rulesets;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A check for a fallen leader. */
@Schema(name = "RffFallenLeader")
public record RffFallenLeaderRequest(
        @RffFace @Schema(examples = "8") @Nullable Integer die,
        @Size(max = 20) @Nullable List<@Valid @NotNull HouseRuleRequest> houseRules) {}

package org.longroll.adf.web.calculators;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.web.rulesets.HouseRuleRequest;

/** The impact of a charge. Both sides roll, or neither. */
@Schema(name = "AdfImpact")
public record ImpactRequest(
        @NotNull @Valid SideRequest attacker,
        @NotNull @Valid SideRequest defender,

        @Faces @Schema(description = "How far short the attacker stops.") @Nullable Integer stopShortDie,

        @Size(max = 20) @Nullable List<@Valid @NotNull HouseRuleRequest> houseRules) {

    @Schema(name = "AdfImpactSide")
    public record SideRequest(
            @NotNull @Valid UnitRequest unit,
            @Valid @Nullable SituationRequest situation,
            @Size(max = 20) @Nullable List<@NotNull @Faces Integer> dice) {}
}

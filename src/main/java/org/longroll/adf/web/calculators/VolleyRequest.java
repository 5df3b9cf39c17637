package org.longroll.adf.web.calculators;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** A fire and the check that it calls; {@code unit} is the target with its losses before this fire. */
@Schema(
        name = "AdfVolley",
        description = "House rules are those of the fire. Dice are not asked for: only the odds are.")
public record VolleyRequest(
        @NotNull @Valid FireRequest fire,
        @NotNull @Valid UnitRequest unit,
        @Valid @Nullable SituationRequest situation) {}

package org.longroll.adf.web.entries;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.Deed;
import org.longroll.adf.chart.Cover;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.FireChart.RangeBand;
import org.longroll.adf.rules.FireOrder.MountedWith;
import org.longroll.journal.EntryType;
import org.longroll.web.Given;
import org.longroll.web.Id;
import org.longroll.web.Inches;
import org.longroll.web.entries.DiceRequest;
import org.longroll.web.entries.Units;

/** A fire. The state of the firers and the target comes from the journal. */
@EntryType("fire")
@Schema(name = "NewAdfFire")
public record FireRequest(
        @Schema(defaultValue = "fire") @Nullable FireKind kind,

        @NotNull @Size(min = 1, max = 12) @Units List<@NotNull @Id String> units,

        @NotNull @Id @Schema(examples = "15-alabama") String target,

        @Inches @Schema(description = "One of inches and band.", examples = "3") @Nullable BigDecimal inches,

        @Nullable RangeBand band,

        @Schema(defaultValue = "front", description = "Where the fire comes from, as the target sees it.") @Nullable Aspect aspect,

        @Size(max = 8) @Nullable List<@NotNull Cover> cover,

        @Nullable Boolean behindSkirmishers,
        @Nullable Boolean inBuildings,

        @Schema(description = "Keeps the opening volley for another fire.") @Nullable Boolean declineOpeningVolley,

        @Schema(defaultValue = "weapon") @Nullable MountedWith mountedWith,

        @Size(max = 8) @Schema(description = "Targets behind the first, nearest first, each with one die less.")
        @Nullable List<@NotNull @Valid TargetBehind> passThrough,

        @Nullable UUID reactionTo,

        @Schema(description = AdfEntryRequest.NEAR) @Nullable Boolean near,

        @Schema(
                description = "Whether a charging target has come to its disorder point. Left out, it has. Not needed"
                        + " for the fire of the charged unit at so many inches: the distance says it.")
        @Nullable Boolean disorderPointReached,

        @NotNull @Valid DiceRequest dice)
        implements AdfEntryRequest {

    /** A target behind the first, which the same fire reaches. */
    @Schema(name = "NewAdfTargetBehind")
    public record TargetBehind(
            @NotNull @Id String target,
            @Schema(defaultValue = "front") @Nullable Aspect aspect,
            @Size(max = 8) @Nullable List<@NotNull Cover> cover,
            @Nullable Boolean behindSkirmishers,
            @NotNull @Valid DiceRequest dice) {

        private Deed.TargetBehind behind() {
            return new Deed.TargetBehind(
                    target,
                    Given.or(aspect, Aspect.FRONT),
                    Given.list(cover),
                    Given.yes(behindSkirmishers),
                    dice.dice());
        }
    }

    @Override
    public Deed.Fire order() {
        var how = Given.or(kind, FireKind.FIRE);
        requireOneDistance(how);
        return new Deed.Fire(
                how,
                units,
                target,
                Given.inchesIfSaid(inches),
                band,
                Given.or(aspect, Aspect.FRONT),
                Given.list(cover),
                Given.yes(behindSkirmishers),
                Given.yes(inBuildings),
                Given.yes(declineOpeningVolley),
                Given.or(mountedWith, MountedWith.WEAPON),
                Given.list(passThrough).stream().map(TargetBehind::behind).toList(),
                reactionTo,
                disorderPointReached,
                dice.dice(),
                near);
    }

    /** Within a charge the distance comes from the journal. */
    private void requireOneDistance(FireKind how) {
        if (inches != null && band != null) {
            throw Given.invalid("inches", "give inches or band, not both");
        }
        switch (how) {
            case FIRE, DELIBERATE, REACTION -> {
                if (inches == null && band == null) {
                    throw Given.invalid("inches", "give inches or band");
                }
            }
            case DESPERATION, POINT_BLANK, MELEE, VOLLEY -> {}
        }
    }
}

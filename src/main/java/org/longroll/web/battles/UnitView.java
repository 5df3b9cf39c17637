package org.longroll.web.battles;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Nation;
import org.longroll.projection.UnitStatus;

/** A unit as it stands. */
@Schema(name = "Unit")
public record UnitView(
        String id,
        String name,
        String side,
        String command,
        String arm,
        String quality,
        @Nullable String weapon,
        @Nullable Nation nation,
        @Nullable Integer figures,
        @Nullable Integer sections,
        @Nullable Integer stands,
        @Nullable Integer gunStands,
        @Nullable Integer wornAt,
        @Nullable Integer spentAt,
        @Nullable String formation,
        boolean mounted,
        int arrives,
        boolean onTable) {

    static UnitView of(UnitStatus status) {
        var muster = status.muster();
        return new UnitView(
                muster.id(),
                muster.name(),
                status.side(),
                muster.command(),
                muster.arm(),
                muster.quality(),
                muster.weapon(),
                muster.nation(),
                muster.figures(),
                muster.sections(),
                muster.stands(),
                muster.gunStands(),
                muster.wornAt(),
                muster.spentAt(),
                muster.formation(),
                muster.mounted(),
                muster.arrives(),
                status.onTable());
    }
}

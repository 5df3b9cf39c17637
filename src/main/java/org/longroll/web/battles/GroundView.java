package org.longroll.web.battles;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;

/** The ground of a battle. It never changes, and may be large, so it has an address of its own. */
@Schema(name = "BattleGround")
public record GroundView(
        @Schema(description = "Null if the scenario did not draw one.") @Nullable TableRequest table,

        @Schema(description = "How many men a figure is, if the scenario says so.") @Nullable Integer menPerFigure,

        @Schema(description = "How many men a stand is, if the scenario says so.") @Nullable Integer menPerStand) {

    static GroundView of(Battle battle) {
        var opening = battle.opening();
        var men = opening.men();
        return new GroundView(
                TableRequest.of(opening.table()),
                men == null ? null : men.perFigure(),
                men == null ? null : men.perStand());
    }
}

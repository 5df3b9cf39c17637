package org.longroll.web.battles;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.battle.Leader;
import org.longroll.battle.LeaderStanding.Condition;
import org.longroll.battle.Position;

/** A leader: his command, his worth, and how he fares. */
@Schema(name = "Leader")
public record LeaderView(
        @Schema(examples = "vincent-col") String id,
        @Schema(examples = "Col. Vincent") String name,
        String side,
        @Schema(description = "The command that he leads.") String commands,

        @Schema(description = "His worth in Across A Deadly Field.") @Nullable Integer benefit,

        @Schema(description = "His worth in Regimental Fire and Fury, or that of the officer in his place.") @Nullable String quality,

        @Schema(description = "The turn in which he comes; null if he comes with the first of his command.") @Nullable Integer arrives,

        @Schema(description = "He or his command has yet to come: he is nowhere near.")
        boolean awaited,

        @Schema(description = "He, or an officer in his place, can lead.")
        boolean alive,

        Condition condition,

        @Schema(description = "The unit that he is with.") @Nullable String attachedTo,

        @Schema(description = "His own as it was told; with a unit, that of the unit.") @Nullable Position position,

        @Schema(description = "The turn in which he is back, if he is away or without his horse.") @Nullable Integer backInTurn,

        @Schema(description = "The officer in his place, once he has fallen.") @Nullable String succeededBy) {

    static LeaderView of(Battle battle, Leader leader) {
        var field = battle.field();
        var table = field.table();
        var now = field.leader(leader.id());
        var with = now.attachedTo();
        return new LeaderView(
                leader.id(),
                leader.name(),
                table.sideOf(leader),
                leader.commands(),
                leader.benefit(),
                now.quality() == null ? leader.quality() : now.quality(),
                leader.arrives(),
                field.isAwaited(leader),
                now.condition() != Condition.FALLEN,
                now.condition(),
                with,
                with == null
                        ? table.leaderPositions().get(leader.id())
                        : table.units().get(with).position(),
                now.backInTurn(),
                now.succeededBy());
    }
}

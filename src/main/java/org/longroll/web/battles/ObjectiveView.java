package org.longroll.web.battles;

import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.battle.LastChanges;
import org.longroll.battle.Objective;

/** An objective, and who holds it. */
@Schema(name = "Objective")
public record ObjectiveView(
        @Schema(examples = "summit") String id,
        @Schema(examples = "The summit") String name,
        int points,

        @Schema(description = "The side for which it is a key position.") @Nullable String keyTo,

        @Schema(description = "The side that held it at the start.") @Nullable String heldAtFirst,

        @Schema(description = "The side that holds it; null if no side does.") @Nullable String heldBy,

        @Schema(description = "The entry that made it so; null if it has been so since the start.") @Nullable MomentView since) {

    /** An entry in force, and the turn in which it happened. */
    @Schema(name = "EntryMoment")
    public record MomentView(UUID entry, int number, int turn) {

        static @Nullable MomentView of(LastChanges.@Nullable Moment moment) {
            return moment == null ? null : new MomentView(moment.entry(), moment.number(), moment.turn());
        }
    }

    static ObjectiveView of(Battle battle, Objective objective, LastChanges since) {
        return new ObjectiveView(
                objective.id(),
                objective.name(),
                objective.points(),
                objective.keyTo(),
                objective.heldBy(),
                battle.table().holders().get(objective.id()),
                MomentView.of(since.held(objective.id())));
    }
}

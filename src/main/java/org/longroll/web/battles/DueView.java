package org.longroll.web.battles;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleDue;

/** A check to take or a question to answer before play goes on. */
@Schema(name = "Due")
public record DueView(
        @Schema(examples = "15-alabama-3") String id,

        @Schema(
                description = "The type of entry that settles it; a `question` is settled by an `answer`.",
                examples = "morale-check")
        String type,

        @Schema(description = "The unit or leader that it is about.") @Nullable String unit,

        @Schema(description = "The side that takes it.") String side,
        @Schema(examples = "fire") String reason,

        @Schema(description = "The entry that called for it.")
        UUID entry,

        @Schema(ref = "Prepared", description = "What is known of it already, as the calculator asks for it.")
        Prepared prepared) {

    /** With the system and the type of what is due. */
    record Prepared(String type, @JsonUnwrapped Object known) {}

    static DueView of(BattleDue due, Battle battle) {
        return of(due, battle, due.prepared(battle));
    }

    static DueView of(BattleDue due, Battle battle, Object known) {
        return new DueView(
                due.id(),
                due.type(),
                due.unit(),
                due.side(),
                due.reason(),
                due.entry(),
                new Prepared(battle.opening().rulebook().system() + "-" + due.type(), known));
    }
}

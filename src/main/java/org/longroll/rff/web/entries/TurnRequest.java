package org.longroll.rff.web.entries;

import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.EntryType;
import org.longroll.journal.Order;
import org.longroll.rff.battle.Part;
import org.longroll.rff.battle.TurnOrder;
import org.longroll.rff.battle.TurnOrder.Adversity;
import org.longroll.web.Id;

/** Entries of the turn, and the umpire's ruling on a whole side. */
public sealed interface TurnRequest extends RffEntryRequest {

    @EntryType("begin-phase")
    @Schema(name = "NewRffPhase")
    record BeginPhase(
            @Schema(description = "Left out: the next.") @Nullable Part phase) implements TurnRequest {

        @Override
        public Order order() {
            return new TurnOrder.BeginPhase(phase);
        }
    }

    @EntryType("end-turn")
    @Schema(name = "NewRffTurnEnd")
    record EndTurn() implements TurnRequest {

        @Override
        public Order order() {
            return new TurnOrder.EndTurn();
        }
    }

    /** The adversities of a side; replaces the last ones. */
    @EntryType("side-status")
    @Schema(name = "NewRffSideStatus")
    record SideStatus(
            @NotNull @Id @Schema(examples = "union") String side,

            @NotNull @Size(max = 3) @Schema(examples = "[\"heavy-casualties\"]")
            List<@NotNull Adversity> conditions)
            implements TurnRequest {

        @Override
        public Order order() {
            return new TurnOrder.SideStatus(side, conditions);
        }
    }
}

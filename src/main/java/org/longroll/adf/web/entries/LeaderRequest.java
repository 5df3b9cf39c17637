package org.longroll.adf.web.entries;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.LeaderOrder;
import org.longroll.adf.web.calculators.MovementRequest.LegRequest;
import org.longroll.journal.EntryType;
import org.longroll.journal.Order;
import org.longroll.web.Id;
import org.longroll.web.entries.DiceRequest;
import org.longroll.web.entries.OneUnit;
import org.longroll.web.entries.PositionRequest;

public sealed interface LeaderRequest extends AdfEntryRequest {

    @EntryType("leader-move")
    @Schema(name = "NewAdfLeaderMove")
    record LeaderMove(
            @NotNull @Id @Schema(examples = "vincent-col") String leader,

            @NotNull @Size(min = 1, max = 20) List<@NotNull @Valid LegRequest> legs,

            @Valid @Nullable PositionRequest position)
            implements LeaderRequest {

        @Override
        public Order order() {
            return new LeaderOrder.LeaderMove(leader, LegRequest.legs(legs), PositionRequest.ifSaid(position));
        }
    }

    @EntryType("attach-leader")
    @Schema(name = "NewAdfAttachment")
    record AttachLeader(
            @NotNull @Id @Schema(examples = "vincent-col") String leader,
            @OneUnit List<@NotNull @Id String> units) implements LeaderRequest {

        @Override
        public Order order() {
            return new LeaderOrder.AttachLeader(leader, units.getFirst());
        }
    }

    @EntryType("detach-leader")
    @Schema(name = "NewAdfDetachment")
    record DetachLeader(
            @NotNull @Id @Schema(examples = "vincent-col") String leader) implements LeaderRequest {

        @Override
        public Order order() {
            return new LeaderOrder.DetachLeader(leader);
        }
    }

    @EntryType("leader-casualty")
    @Schema(name = "NewAdfLeaderCasualty")
    record LeaderCasualty(
            @NotNull @Size(max = 100) @Schema(examples = "20-maine-4")
            String due,

            @NotNull @Valid DiceRequest dice) implements LeaderRequest {

        @Override
        public Order order() {
            return new LeaderOrder.LeaderCasualty(due, dice.dice());
        }
    }
}

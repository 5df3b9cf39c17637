package org.longroll.web.battles;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.EntryType;
import org.longroll.battle.Order;
import org.longroll.web.Given;
import org.longroll.web.Id;
import org.longroll.web.Words;
import org.longroll.web.entries.EntryRequest;
import org.longroll.web.entries.PositionRequest;

/** Entries that every battle has. */
@Schema(name = "CommonEntry")
public sealed interface CommonEntryRequest extends EntryRequest {

    /** Something worth writing down. */
    @EntryType("note")
    @Schema(name = "NewNote")
    record NoteRequest(
            @NotNull @Words(max = 4000) @Schema(examples = "Chamberlain refuses the left.")
            String text,

            @Size(max = 500) @Schema(description = "The units that it is about.") @Nullable List<@NotNull @Id String> units,

            @Size(max = 20) @Schema(description = "Photos, as `POST …/attachments` named them.") @Nullable List<@NotNull @Pattern(regexp = "[0-9a-f]{64}") String> attachments)
            implements CommonEntryRequest {

        @Override
        public Order order() {
            return new CommonOrder.Note(text, Given.list(units), Given.list(attachments));
        }
    }

    /** The report's text for a turn, in place of the generated one. */
    @EntryType("prose")
    @Schema(name = "NewProse")
    record ProseRequest(
            @NotNull @Min(1) @Schema(examples = "3") Integer turn,

            @NotNull @Words(max = 20_000) @Schema(examples = "Then the guns fell silent.")
            String text)
            implements CommonEntryRequest {

        @Override
        public Order order() {
            return new CommonOrder.EditProse(turn, text);
        }
    }

    @EntryType("arrive")
    @Schema(name = "NewArrival")
    record ArriveRequest(
            @NotNull @Size(min = 1, max = 100) List<@NotNull @Id String> units,

            @Valid @Nullable PositionRequest position,

            @Size(max = 100) @Schema(description = "Where each comes on; optional.") @Nullable Map<@Id String, @NotNull @Valid PositionRequest> positions)
            implements CommonEntryRequest {

        @Override
        public Order order() {
            return new CommonOrder.Arrive(units, PositionRequest.of(units, position, positions));
        }
    }

    @EntryType("leave-table")
    @Schema(name = "NewDeparture")
    record LeaveTableRequest(
            @NotNull @Size(min = 1, max = 100) List<@NotNull @Id String> units,

            @Words(max = 1000) @Nullable String reason)
            implements CommonEntryRequest {

        @Override
        public Order order() {
            return new CommonOrder.LeaveTable(units, reason);
        }
    }

    @EntryType("objective")
    @Schema(name = "NewHolder")
    record ObjectiveRequest(
            @NotNull @Id @Schema(examples = "summit") String objective,

            @Id @Schema(description = "The side that holds it now; left out, no side does.") @Nullable String by)
            implements CommonEntryRequest {

        @Override
        public Order order() {
            return new CommonOrder.TakeObjective(objective, by);
        }
    }

    /** A unit that was forgotten or mistyped in the order of battle. */
    @EntryType("reinforce")
    @Schema(name = "NewReinforcement")
    record ReinforceRequest(
            @NotNull @Valid @Schema(description = "The whole unit, as it should have been mustered.")
            BattleRequest.UnitRequest unit,

            @NotNull @Words(max = 1000) @Schema(examples = "Left out of the roster.")
            String reason)
            implements CommonEntryRequest {

        @Override
        public Order order() {
            return new CommonOrder.Reinforce(Opening.muster(unit), reason);
        }
    }

    /** The battle ends before its turn limit. */
    @EntryType("end-battle")
    @Schema(name = "NewEnd")
    record EndBattleRequest(
            @Id @Schema(description = "The side that both agree has won; left out, the points say.") @Nullable String winner,

            @Words(max = 1000) @Nullable String reason)
            implements CommonEntryRequest {

        @Override
        public Order order() {
            return new CommonOrder.EndBattle(winner, reason);
        }
    }
}

package org.longroll.web.battles;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.microprofile.openapi.annotations.media.DiscriminatorMapping;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Order;
import org.longroll.battle.Position;
import org.longroll.web.Id;
import org.longroll.web.Words;

/** What is recorded in every battle. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = CommonEntryRequest.NoteRequest.class, name = "note"),
    @JsonSubTypes.Type(value = CommonEntryRequest.ProseRequest.class, name = "prose"),
    @JsonSubTypes.Type(value = CommonEntryRequest.ArriveRequest.class, name = "arrive"),
    @JsonSubTypes.Type(value = CommonEntryRequest.LeaveTableRequest.class, name = "leave-table"),
    @JsonSubTypes.Type(value = CommonEntryRequest.ObjectiveRequest.class, name = "objective"),
    @JsonSubTypes.Type(value = CommonEntryRequest.ReinforceRequest.class, name = "reinforce"),
    @JsonSubTypes.Type(value = CommonEntryRequest.EndBattleRequest.class, name = "end-battle")
})
@Schema(
        name = "CommonEntry",
        oneOf = {
            CommonEntryRequest.NoteRequest.class,
            CommonEntryRequest.ArriveRequest.class,
            CommonEntryRequest.LeaveTableRequest.class,
            CommonEntryRequest.ObjectiveRequest.class,
            CommonEntryRequest.ReinforceRequest.class,
            CommonEntryRequest.EndBattleRequest.class
        },
        discriminatorProperty = "type",
        discriminatorMapping = {
            @DiscriminatorMapping(value = "note", schema = CommonEntryRequest.NoteRequest.class),
            @DiscriminatorMapping(value = "prose", schema = CommonEntryRequest.ProseRequest.class),
            @DiscriminatorMapping(value = "arrive", schema = CommonEntryRequest.ArriveRequest.class),
            @DiscriminatorMapping(value = "leave-table", schema = CommonEntryRequest.LeaveTableRequest.class),
            @DiscriminatorMapping(value = "objective", schema = CommonEntryRequest.ObjectiveRequest.class),
            @DiscriminatorMapping(value = "reinforce", schema = CommonEntryRequest.ReinforceRequest.class),
            @DiscriminatorMapping(value = "end-battle", schema = CommonEntryRequest.EndBattleRequest.class)
        })
public sealed interface CommonEntryRequest extends EntryRequest {

    /** Something worth writing down. */
    @Schema(name = "NewNote")
    record NoteRequest(
            @NotNull @Words(max = 4000) @Schema(examples = "Chamberlain refuses the left.")
            String text,

            @Size(max = 500) @Schema(description = "The units that it is about.") @Nullable List<@NotNull @Id String> units,

            @Size(max = 20) @Schema(description = "Photos, as `POST …/attachments` named them.") @Nullable List<@NotNull @Pattern(regexp = "[0-9a-f]{64}") String> attachments)
            implements CommonEntryRequest {

        @Override
        public Order order() {
            return new CommonOrder.Note(
                    text, units == null ? List.of() : units, attachments == null ? List.of() : attachments);
        }
    }

    /** What the report says of a turn, in place of what the journal would tell. */
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

    /** Units come onto the table. */
    @Schema(name = "NewArrival")
    record ArriveRequest(
            @NotNull @Size(min = 1, max = 100) List<@NotNull @Id String> units,

            @Size(max = 100) @Schema(description = "Where each comes on, for those who care to say so.") @Nullable Map<@Id String, @NotNull @Valid PositionRequest> positions)
            implements CommonEntryRequest {

        @Override
        public Order order() {
            return new CommonOrder.Arrive(units, PositionRequest.positions(positions));
        }
    }

    /** Units go from the table for good. */
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

    /** An objective changes hands. */
    @Schema(name = "NewHolder")
    record ObjectiveRequest(
            @NotNull @Id @Schema(examples = "summit") String objective,

            @Id @Schema(description = "The side that holds it now; left out, nobody does.") @Nullable String by)
            implements CommonEntryRequest {

        @Override
        public Order order() {
            return new CommonOrder.TakeObjective(objective, by);
        }
    }

    /** A unit that was forgotten or mistyped in the order of battle. */
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

    /** A place on the table. */
    @Schema(name = "Position")
    record PositionRequest(
            @Schema(description = "Inches from the left edge.", examples = "12.5")
            double x,

            @Schema(description = "Inches from the near edge.", examples = "20")
            double y,

            @Schema(description = "Degrees clockwise; 0 is away from the near edge.") @Nullable Double facing) {

        Position position() {
            return new Position(x, y, facing);
        }

        static Map<String, Position> positions(@Nullable Map<String, PositionRequest> sent) {
            return sent == null ? Map.of() : mapped(sent);
        }

        private static Map<String, Position> mapped(Map<String, PositionRequest> sent) {
            var positions = new TreeMap<String, Position>();
            sent.forEach((unit, place) -> positions.put(unit, place.position()));
            return positions;
        }
    }
}

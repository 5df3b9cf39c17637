package org.longroll.web.battles;

import jakarta.validation.Valid;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonOrder;
import org.longroll.journal.DicePolicy;
import org.longroll.journal.EntryType;
import org.longroll.journal.JournalOrder;
import org.longroll.journal.Order;
import org.longroll.journal.TablePhoto;
import org.longroll.journal.UndoPolicy;
import org.longroll.journal.Visibility;
import org.longroll.web.Given;
import org.longroll.web.Id;
import org.longroll.web.Words;
import org.longroll.web.entries.EntryRequest;
import org.longroll.web.entries.PositionRequest;
import org.longroll.web.entries.Units;

/** Entries that every battle has. */
@Schema(name = "CommonEntry")
public sealed interface CommonEntryRequest extends EntryRequest {

    /** Something worth writing down. */
    @EntryType("note")
    @Schema(name = "NewNote")
    record NoteRequest(
            @NotNull @Words(max = 4000) @Schema(examples = "Chamberlain refuses the left.")
            String text,

            @Size(max = 500) @Schema(description = "The units that it is about.") @Units @Nullable List<@NotNull @Id String> units,

            @Size(max = 20) @Schema(description = "Photos, as `POST …/attachments` named them.") @Nullable List<@NotNull @Pattern(regexp = "[0-9a-f]{64}") String> attachments,

            @Valid @Schema(
                    description =
                            "Which photo is the table from above; maps of the report are drawn on the newest one.")
            @Nullable TablePhotoRequest table)
            implements CommonEntryRequest {

        @Override
        public Order order() {
            return new JournalOrder.Note(
                    text, Given.list(units), Given.list(attachments), table == null ? null : table.photograph());
        }
    }

    /** A photo of the table from above, cut to the edges of the table. */
    @Schema(name = "TablePhoto")
    record TablePhotoRequest(
            @NotNull @Pattern(regexp = "[0-9a-f]{64}") @Schema(description = "One of the note's `attachments`.")
            String photo,

            @DecimalMin("1") @DecimalMax("1000") @Schema(description = "Of the table in inches; needed where the scenario has no `table`.")
            @Nullable Double width,

            @DecimalMin("1") @DecimalMax("1000") @Schema(description = "Of the table in inches.") @Nullable Double depth) {

        private TablePhoto photograph() {
            return new TablePhoto(photo, width, depth);
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
            @NotNull @Size(min = 1, max = 100) @Units List<@NotNull @Id String> units,

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
            @NotNull @Size(min = 1, max = 100) @Units List<@NotNull @Id String> units,

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

            @Id @Schema(description = "The side that holds it now; left out, that of the unit, or no side.") @Nullable String by,

            @Id
            @Schema(
                    examples = "20-maine",
                    description = "The unit that takes it for its side. Without one it is the umpire's to say.")
            @Nullable String unit)
            implements CommonEntryRequest {

        @Override
        public Order order() {
            return new CommonOrder.TakeObjective(objective, by, unit);
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
            @Id @Schema(description = "The side that has won; left out, the points say.") @Nullable String winner,

            @Words(max = 1000) @Nullable String reason)
            implements CommonEntryRequest {

        @Override
        public Order order() {
            return new CommonOrder.EndBattle(winner, reason);
        }
    }

    /** A unit that left the table by mistake. */
    @EntryType("return")
    @Schema(name = "NewReturn")
    record ReturnRequest(
            @NotNull @Size(min = 1, max = 100) List<@NotNull @Id String> units,

            @Valid @Nullable PositionRequest position,

            @Size(max = 100) @Schema(description = "Where each stands now; optional.") @Nullable Map<@Id String, @NotNull @Valid PositionRequest> positions,

            @NotNull @Words(max = 1000) @Schema(examples = "It only stood at the edge.")
            String reason)
            implements CommonEntryRequest {

        @Override
        public Order order() {
            return new CommonOrder.Return(units, PositionRequest.of(units, position, positions), reason);
        }
    }

    /** A unit has another name from now on. */
    @EntryType("rename")
    @Schema(name = "NewName")
    record RenameRequest(
            @NotNull @Id @Schema(examples = "20-maine") String unit,

            @NotNull @Words(max = 100) @Schema(examples = "20th Maine Volunteers")
            String name,

            @Words(max = 1000) @Nullable String reason)
            implements CommonEntryRequest {

        @Override
        public Order order() {
            return new CommonOrder.Rename(unit, name, reason);
        }
    }

    /** A typing error in a note is corrected; the old text stays in the ledger. */
    @EntryType("correct-note")
    @Schema(name = "NewNoteText")
    record CorrectNoteRequest(
            @NotNull @Schema(description = "The id of the note's entry.")
            UUID note,

            @NotNull @Words(max = 4000) @Schema(examples = "Chamberlain refuses the left.")
            String text)
            implements CommonEntryRequest {

        @Override
        public Order order() {
            return new JournalOrder.CorrectNote(note, text);
        }
    }

    /** How the journal is kept from now on; what is left out stays as it is. */
    @EntryType("settings")
    @Schema(name = "NewSettings")
    record SettingsRequest(
            @Min(1) @Max(200) @Nullable Integer turnLimit,

            @Schema(description = "The battle has no turn limit any more.") @Nullable Boolean noTurnLimit,

            @Nullable Visibility visibility,
            @Nullable DicePolicy dicePolicy,
            @Nullable UndoPolicy undoPolicy,
            @Words(max = 1000) @Nullable String reason)
            implements CommonEntryRequest {

        @Override
        public Order order() {
            return new CommonOrder.ChangeSettings(
                    turnLimit, Given.yes(noTurnLimit), visibility, dicePolicy, undoPolicy, reason);
        }
    }

    /** A leader who was forgotten in the order of battle. */
    @EntryType("leader")
    @Schema(name = "NewLeaderAdded")
    record LeaderRequest(
            @NotNull @Valid BattleRequest.LeaderRequest leader,

            @NotNull @Words(max = 1000) @Schema(examples = "Left out of the roster.")
            String reason)
            implements CommonEntryRequest {

        @Override
        public Order order() {
            return new CommonOrder.AddLeader(Opening.leader(leader), reason);
        }
    }

    /** Where units and leaders stand that do not move; it takes no action. */
    @EntryType("position")
    @Schema(name = "NewPositions")
    record TakePositionRequest(
            @Id @Schema(description = "With `position`, for one.", examples = "20-maine") @Nullable String unit,

            @Valid @Nullable PositionRequest position,

            @Size(min = 1, max = 500) @Schema(description = "By the ids of units and leaders, for several.") @Nullable Map<@Id String, @NotNull @Valid PositionRequest> positions)
            implements CommonEntryRequest {

        @Override
        public Order order() {
            if (positions != null) {
                if (unit != null || position != null) {
                    throw Given.invalid("positions", "is not sent together with unit and position");
                }
                return new CommonOrder.TakePosition(PositionRequest.all(positions));
            }
            var one = List.of(Given.needed(unit, "unit"));
            return new CommonOrder.TakePosition(PositionRequest.of(one, Given.needed(position, "position"), null));
        }
    }
}

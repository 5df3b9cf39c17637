package org.longroll.web.battles;

import com.fasterxml.jackson.annotation.JsonIgnore;
import jakarta.validation.Valid;
import jakarta.validation.constraints.AssertTrue;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.HigherCommand;
import org.longroll.journal.DicePolicy;
import org.longroll.journal.UndoPolicy;
import org.longroll.journal.Visibility;
import org.longroll.rules.Nation;
import org.longroll.web.Id;
import org.longroll.web.Words;
import org.longroll.web.entries.PositionRequest;
import org.longroll.web.rulesets.HouseRuleRequest;

/** A scenario as the body that starts a battle. Optional fields without a default are null. */
@Schema(name = "NewBattle", description = "A scenario: the rules, the order of battle, and how the journal is kept.")
public record BattleRequest(
        @NotNull @Words(max = 200) @Schema(examples = "Little Round Top")
        String title,

        @NotNull @Schema(description = "As `GET /api/rulesets` lists them.")
        String ruleset,

        @Size(max = 100) @Nullable List<@Valid @NotNull HouseRuleRequest> houseRules,

        @Schema(defaultValue = "private") @Nullable Visibility visibility,

        @Schema(defaultValue = "either") @Nullable DicePolicy dicePolicy,

        @Schema(defaultValue = "free") @Nullable UndoPolicy undoPolicy,

        @Schema(
                defaultValue = "true",
                description = "False for a battle without an umpire: what would be the umpire's needs the other side's"
                        + " consent. The undo policies `umpire` and `locked` need an umpire.")
        @Nullable Boolean umpire,

        @Min(1) @Max(200) @Nullable Integer turnLimit,

        @NotNull @Id @Schema(examples = "confederate") String initiative,

        @NotNull @Size(min = 2, max = 2) List<@Valid @NotNull SideRequest> sides,

        @NotNull @Size(min = 1, max = 300) List<@Valid @NotNull CommandRequest> commands,

        @NotNull @Size(min = 1, max = 500) List<@Valid @NotNull UnitRequest> units,

        @Size(max = 300) @Nullable List<@Valid @NotNull LeaderRequest> leaders,

        @Size(max = 100) @Nullable List<@Valid @NotNull ObjectiveRequest> objectives,

        @Valid @Nullable VictoryRequest victory,

        @Size(max = 10) @Schema(description = "Players' names by seat: umpire, a side, spectator.") @Nullable Map<@Id String, @NotNull @Words(max = 100) String> players,

        @Valid @Schema(description = "The ground; without it, maps show only the units.") @Nullable TableRequest table,

        @Min(1) @Max(1000) @Schema(description = "Where troops are counted in figures: how many men a figure is.", examples = "60")
        @Nullable Integer menPerFigure,

        @Min(1) @Max(1000) @Schema(description = "Where troops are counted in stands: how many men a stand is.")
        @Nullable Integer menPerStand) {

    @Schema(name = "NewSide")
    public record SideRequest(
            @NotNull @Id @Schema(examples = "union") String id,

            @NotNull @Words(max = 100) @Schema(examples = "Union")
            String name,

            @NotNull Nation nation,

            @Min(1) @Max(1000) @Schema(description = "Regimental Fire and Fury: how many stands lost are heavy casualties.")
            @Nullable Integer heavyCasualtiesAt,

            @Min(1) @Max(1000) @Schema(description = "Regimental Fire and Fury: how many stands lost are the greater losses.")
            @Nullable Integer greaterLossesAt) {}

    @Schema(name = "NewCommand")
    public record CommandRequest(
            @NotNull @Id @Schema(examples = "vincent") String id,
            @NotNull @Id @Schema(examples = "union") String side,
            HigherCommand.@NotNull Kind kind,

            @NotNull @Words(max = 100) @Schema(examples = "Vincent's Brigade")
            String name,

            @Id @Nullable String under) {}

    @Schema(name = "NewUnit")
    public record UnitRequest(
            @NotNull @Id @Schema(examples = "20-maine") String id,

            @NotNull @Words(max = 100) @Schema(examples = "20th Maine")
            String name,

            @NotNull @Id @Schema(examples = "vincent") String command,
            @NotNull @Id @Schema(examples = "infantry") String arm,
            @NotNull @Id @Schema(examples = "veteran") String quality,

            @Pattern(regexp = "[A-Za-z0-9-]{1,60}") @Schema(examples = "rifle-musket") @Nullable String weapon,

            @Nullable Nation nation,

            @Min(1) @Max(100) @Schema(examples = "6") @Nullable Integer figures,

            @Min(1) @Max(20) @Nullable Integer sections,

            @Min(1) @Max(50) @Schema(examples = "3") @Nullable Integer stands,

            @Min(1) @Max(20) @Nullable Integer gunStands,
            @Min(0) @Max(50) @Nullable Integer wornAt,
            @Min(0) @Max(50) @Nullable Integer spentAt,
            @Id @Schema(examples = "battle-line") @Nullable String formation,
            @Nullable Boolean mounted,

            @Min(1) @Max(200) @Schema(defaultValue = "1") @Nullable Integer arrives,

            @Valid @Schema(description = "Where it stands at the start, if it is there then.") @Nullable PositionRequest position,

            @Schema(
                    description = "Whether its own colonel inspires it: it then has that line of the maneuver and"
                            + " charge tables. For *Regimental Fire and Fury*.")
            @Nullable Boolean braveColonel) {}

    @Schema(name = "NewLeader")
    public record LeaderRequest(
            @NotNull @Id @Schema(examples = "vincent-col") String id,

            @NotNull @Words(max = 100) @Schema(examples = "Col. Vincent")
            String name,

            @NotNull @Id @Schema(examples = "vincent") String commands,

            @Min(0) @Max(6) @Schema(examples = "2") @Nullable Integer benefit,

            @Id @Nullable String quality,

            @Min(1) @Max(200) @Schema(description = "The turn in which he comes; left out, he comes with the first unit of his command.")
            @Nullable Integer arrives) {}

    @Schema(name = "NewObjective")
    public record ObjectiveRequest(
            @NotNull @Id @Schema(examples = "summit") String id,

            @NotNull @Words(max = 100) @Schema(examples = "The summit")
            String name,

            @Min(0) @Max(1000) @Schema(examples = "3") int points,

            @Id @Schema(description = "The side that holds it at the start.") @Nullable String heldBy,

            @Id @Schema(description = "The side for which it is a key position.") @Nullable String keyTo) {}

    @Schema(
            name = "NewVictory",
            description = "Points besides those of objectives, and by how many a side must be ahead.")
    public record VictoryRequest(
            @Min(0) @Max(1000) @Schema(examples = "1") int unitLost,
            @Min(0) @Max(1000) @Schema(examples = "2") int leaderLost,
            @Min(1) @Max(10_000) @Schema(examples = "1") int marginalBy,
            @Min(1) @Max(10_000) @Schema(examples = "5") int decisiveBy) {

        @AssertTrue(message = "must not be less than marginalBy") @JsonIgnore
        @Schema(hidden = true)
        public boolean isDecisiveByEnough() {
            return decisiveBy >= marginalBy;
        }
    }
}

package org.longroll.web.battles;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.DicePolicy;
import org.longroll.journal.UndoPolicy;
import org.longroll.journal.Visibility;
import org.longroll.web.Id;
import org.longroll.web.Words;
import org.longroll.web.rulesets.HouseRuleRequest;

/** A scenario of the library with changes; omitted fields are as in the scenario. */
@Schema(
        name = "NewBattleFromScenario",
        description = "A scenario of the library by its id, and whatever is to be different this evening.")
public record ShippedBattleRequest(
        @NotNull @Id @Schema(examples = "little-round-top") String scenario,

        @Words(max = 200) @Nullable String title,

        @Id @Schema(description = "Another edition of the same system.") @Nullable String ruleset,

        @Size(max = 100) @Nullable List<@Valid @NotNull HouseRuleRequest> houseRules,

        @Nullable Visibility visibility,
        @Nullable DicePolicy dicePolicy,
        @Nullable UndoPolicy undoPolicy,

        @Schema(description = "False for a battle without an umpire.") @Nullable Boolean umpire,

        @Min(1) @Max(200) @Nullable Integer turnLimit,

        @Size(max = 10) @Schema(description = "Players' names by seat: umpire, a side, spectator.") @Nullable Map<@Id String, @NotNull @Words(max = 100) String> players) {}

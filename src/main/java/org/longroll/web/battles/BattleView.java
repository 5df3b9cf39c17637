package org.longroll.web.battles;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.DicePolicy;
import org.longroll.battle.Nation;
import org.longroll.battle.Side;
import org.longroll.battle.UndoPolicy;
import org.longroll.battle.Visibility;
import org.longroll.projection.BattleStatus;
import org.longroll.rules.HouseRule;

/** A battle at a glance, and what may be recorded in it next. */
@Schema(name = "Battle")
public record BattleView(
        UUID id,
        String title,
        String ruleset,

        @Schema(description = "The version of the ruleset and the SHA-256 of its chart's values: fixed for ever.")
        ChartView chart,

        List<HouseRule> houseRules,
        long version,
        int entries,
        int turn,

        @Schema(description = "The part or phase of the turn, once the battle is being played by its rules.") @Nullable String part,

        String activeSide,
        @Nullable Integer turnLimit,
        String initiative,
        Visibility visibility,
        DicePolicy dicePolicy,
        UndoPolicy undoPolicy,
        List<SideView> sides,
        Map<String, String> players,
        String startedAt,
        String latestEntryAt,

        @Schema(description = "Checks and questions that must be answered before anything else.")
        List<DueView> due,

        @Schema(description = "Every kind of entry that would be accepted now.")
        List<NextView> next) {

    @Schema(name = "Side")
    public record SideView(String id, String name, Nation nation) {
        static SideView of(Side side) {
            return new SideView(side.id(), side.name(), side.nation());
        }
    }

    @Schema(name = "ChartInForce")
    public record ChartView(int version, String sha256) {}

    @Schema(name = "Due")
    public record DueView(UUID id, String type, String unit, String reason, UUID entry) {}

    @Schema(name = "Next")
    public record NextView(
            String type,
            List<String> units,
            List<String> kinds,
            @Nullable UUID reactionTo) {}

    /** In a journal without rules a note is all that can be recorded. */
    static final List<NextView> NEXT = List.of(new NextView("note", List.of(), List.of(), null));

    static BattleView of(BattleStatus status) {
        return new BattleView(
                status.id(),
                status.title(),
                status.rulebook().ruleset(),
                new ChartView(status.rulebook().version(), status.rulebook().chart()),
                status.rulebook().houseRules(),
                status.version(),
                status.entries(),
                status.turn(),
                null,
                status.activeSide(),
                status.turnLimit(),
                status.initiative(),
                status.visibility(),
                status.dicePolicy(),
                status.undoPolicy(),
                status.sides().stream().map(SideView::of).toList(),
                status.players(),
                status.startedAt(),
                status.latestEntryAt(),
                List.of(),
                NEXT);
    }
}

package org.longroll.web.battles;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonEvent.BattleEnded;
import org.longroll.battle.DicePolicy;
import org.longroll.battle.Nation;
import org.longroll.battle.Side;
import org.longroll.battle.UndoPolicy;
import org.longroll.battle.Victory;
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

        @Schema(description = "The part or phase of the turn.")
        String part,

        String activeSide,

        @Schema(description = "Victory points of each side as it stands.")
        Map<String, Integer> points,

        @Schema(description = "How it ended, once it has.") @Nullable EndingView ending,

        @Schema(description = "The side that won, once one has.") @Nullable String winner,

        @Nullable Integer turnLimit,
        String initiative,
        Visibility visibility,
        DicePolicy dicePolicy,
        UndoPolicy undoPolicy,
        List<SideView> sides,
        Map<String, String> players,
        String startedAt,
        String latestEntryAt,

        @Schema(description = "Checks and questions that must be settled before anything else; null in a list.")
        @Nullable List<DueView> due,

        @Schema(description = "Every kind of entry that would be accepted now; null in a list.") @Nullable List<NextView> next) {

    @Schema(name = "Side")
    public record SideView(String id, String name, Nation nation) {
        static SideView of(Side side) {
            return new SideView(side.id(), side.name(), side.nation());
        }
    }

    @Schema(name = "ChartInForce")
    public record ChartView(int version, String sha256) {}

    @Schema(name = "Ending")
    public record EndingView(
            String how, Victory.Degree degree, @Nullable String reason) {
        static @Nullable EndingView of(@Nullable BattleEnded ended) {
            return ended == null ? null : new EndingView(ended.how(), ended.degree(), ended.reason());
        }
    }

    /** A battle among others. */
    static BattleView of(BattleStatus status) {
        return of(status, null, null);
    }

    static BattleView of(BattleStatus status, @Nullable List<DueView> due, @Nullable List<NextView> next) {
        return new BattleView(
                status.id(),
                status.title(),
                status.rulebook().ruleset(),
                new ChartView(status.rulebook().version(), status.rulebook().chart()),
                status.rulebook().houseRules(),
                status.version(),
                status.entries(),
                status.turn(),
                status.part(),
                status.activeSide(),
                status.points(),
                EndingView.of(status.ending()),
                status.ending() == null ? null : status.ending().winner(),
                status.turnLimit(),
                status.initiative(),
                status.visibility(),
                status.dicePolicy(),
                status.undoPolicy(),
                status.sides().stream().map(SideView::of).toList(),
                status.players(),
                status.startedAt(),
                status.latestEntryAt(),
                due,
                next);
    }
}

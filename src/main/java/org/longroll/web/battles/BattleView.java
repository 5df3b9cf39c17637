package org.longroll.web.battles;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonEvent.BattleEnded;
import org.longroll.battle.CommonEvent.Origin;
import org.longroll.battle.DicePolicy;
import org.longroll.battle.Side;
import org.longroll.battle.Timeline;
import org.longroll.battle.UndoPolicy;
import org.longroll.battle.Victory;
import org.longroll.battle.Visibility;
import org.longroll.projection.BattleStatus;
import org.longroll.rules.HouseRule;
import org.longroll.rules.Nation;

/** A battle, and what may be recorded in it next. */
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

        @Schema(description = "Whether there is an umpire; without one, the other side agrees to what would be his.")
        boolean umpire,

        List<SideView> sides,
        Map<String, String> players,
        String startedAt,
        String latestEntryAt,

        @Schema(description = "For a what-if: where it was branched off.") @Nullable Origin branchOf,

        @Schema(description = "What the other side is asked to agree to; null if nothing is.") @Nullable RequestView request,

        @Schema(description = "The entries that a redo would put back in force, newest first; null in a list.")
        @Nullable List<UUID> redoable,

        @Schema(description = "Checks and questions that must be settled before anything else; null in a list.")
        @Nullable List<DueView> due,

        @Schema(
                description =
                        "What the seat that asks could record now, nothing for spectators; left out in a list, and"
                                + " with `Prefer: return=minimal`.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable List<NextView> next) {

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
            @Schema(
                    description = "`turn-limit`; `agreed` by both sides; `ruling`: the umpire ended it and named the"
                            + " winner; `points`: the umpire ended it and the points decide.")
            BattleEnded.How how,

            Victory.Degree degree,
            @Nullable String reason) {
        static @Nullable EndingView of(@Nullable BattleEnded ended) {
            return ended == null ? null : new EndingView(ended.how(), ended.degree(), ended.reason());
        }
    }

    /** A request for consent that waits for an answer. */
    @Schema(name = "ConsentRequested")
    public record RequestView(
            @Schema(description = "By which the answer names it.")
            UUID id,

            @Schema(description = "The side that asks.") String by,

            @Schema(
                    description = "What it asks for: a correction, or the entry that would be recorded.",
                    examples = "undo")
            String type,

            @Nullable String reason,

            @Schema(description = "What would be taken back or put back, newest first.")
            List<UUID> entries,

            @Schema(description = "What it would do, in words.")
            List<String> sentences,

            Instant lapses) {

        static RequestView of(Timeline.Request request) {
            var asked = request.asked();
            return new RequestView(
                    request.id(),
                    asked.by(),
                    asked.order().type(),
                    asked.reason(),
                    asked.entries(),
                    asked.sentences(),
                    asked.lapses());
        }
    }

    static BattleView of(BattleStatus status) {
        return of(status, null, null, null, null);
    }

    static BattleView of(
            BattleStatus status,
            @Nullable RequestView request,
            @Nullable List<UUID> redoable,
            @Nullable List<DueView> due,
            @Nullable List<NextView> next) {
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
                status.umpire(),
                status.sides().stream().map(SideView::of).toList(),
                status.players(),
                status.startedAt(),
                status.latestEntryAt(),
                status.branchOf(),
                request,
                redoable,
                due,
                next);
    }
}

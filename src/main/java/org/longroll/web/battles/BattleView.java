package org.longroll.web.battles;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Actors;
import org.longroll.battle.CommonEvent.BattleEnded;
import org.longroll.battle.CommonEvent.Origin;
import org.longroll.battle.Facts;
import org.longroll.battle.Side;
import org.longroll.battle.Table;
import org.longroll.battle.Victory;
import org.longroll.journal.Act;
import org.longroll.journal.DicePolicy;
import org.longroll.journal.Timeline;
import org.longroll.journal.UndoPolicy;
import org.longroll.journal.Visibility;
import org.longroll.projection.BattleStatus;
import org.longroll.rules.Fraction;
import org.longroll.rules.HouseRule;
import org.longroll.rules.Nation;
import org.longroll.rules.Word;
import org.longroll.web.rulesets.Views;

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

        @Schema(
                description = "The newest event of the table: the last entry of the game that is in force. After an"
                        + " amendment that is the entry that it recorded again last. Null if there is none, and in a"
                        + " list.")
        @Nullable UUID newest,

        @Schema(description = "The entry that an undo would take back; null if there is none, and in a list.") @Nullable UndoView undoes,

        @Schema(description = "Checks and questions that must be settled before anything else; null in a list.")
        @Nullable List<DueView> due,

        @Schema(
                description = "What was said of units and may still hold, the newest last; null in a list. It counts in"
                        + " an entry only if it is said again.")
        @Nullable List<KnownView> known,

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

    /** An entry that would be taken back. */
    @Schema(name = "Undoable")
    public record UndoView(
            UUID id,
            int number,

            @Schema(description = "Of an amendment, `amend`.", examples = "fire")
            String type,

            @Schema(description = "The seat that recorded it.")
            String actor,

            @Schema(description = "The units and leaders that acted; of an amendment, in the entry that it corrects.")
            List<String> acted) {

        static UndoView of(Act<?> act, Table table) {
            var own = act.first();
            var acts = act.entries().isEmpty() ? own : act.entries().getFirst();
            return new UndoView(
                    act.entry(), act.number(), own.order().type(), own.by(), Actors.of(acts.events(), table));
        }
    }

    /** A fact that is offered. */
    @Schema(name = "KnownFact")
    public record KnownView(
            @Schema(examples = "20-maine") String unit,

            @Schema(
                    description = "For what lies between two units, the other one: the target of the fire, for which"
                            + " `unit` would be the firer.")
            @Nullable String facing,

            @Schema(description = "The field of an entry: `cover`, `inches`, `situation.works` …", examples = "cover")
            String field,

            @Schema(description = "Its value; a list of words may have several or none.", examples = "stone-wall")
            List<String> values,

            @Schema(description = "The number of the entry that said it.")
            int entry) {

        static KnownView of(Facts.Known known) {
            var fact = known.fact();
            var value = Objects.requireNonNull(fact.value(), "only what holds is known");
            return new KnownView(
                    fact.unit(),
                    fact.facing(),
                    fact.field(),
                    value instanceof List<?> many
                            ? many.stream().map(KnownView::text).toList()
                            : List.of(text(value)),
                    known.entry());
        }

        private static String text(Object value) {
            return switch (value) {
                case Word word -> word.word();
                case Fraction number -> Views.number(number).toString();
                default -> value.toString();
            };
        }
    }

    /** The part of a battle that a list leaves out. */
    record Now(
            @Nullable RequestView request,
            @Nullable List<UUID> redoable,
            @Nullable UUID newest,
            @Nullable UndoView undoes,
            @Nullable List<DueView> due,
            @Nullable List<KnownView> known,
            @Nullable List<NextView> next) {

        static final Now IN_A_LIST = new Now(null, null, null, null, null, null, null);
    }

    static BattleView of(BattleStatus status) {
        return of(status, Now.IN_A_LIST);
    }

    static BattleView of(BattleStatus status, Now now) {
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
                now.request(),
                now.redoable(),
                now.newest(),
                now.undoes(),
                now.due(),
                now.known(),
                now.next());
    }
}

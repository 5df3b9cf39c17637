package org.longroll.web.battles;

import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.AmendedLine;
import org.longroll.battle.Amendment;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleEvent;
import org.longroll.battle.Readings;
import org.longroll.battle.Sentences;

/** What an amendment does, or would do, to every entry from the corrected one on. */
@Schema(name = "Amendment")
public record AmendmentView(
        @Schema(description = "The version of the battle that this was computed for.")
        long version,

        List<LineView> entries,

        @Schema(description = "Checks and questions that are due afterwards and were not before.")
        List<DueView> newlyDue,

        @Schema(
                description = "Where the battle was begun by older readings of the rules: what is read otherwise today,"
                        + " and so in everything that is decided again.")
        List<String> readOtherwise) {

    /** One entry, before and after. */
    @Schema(name = "AmendedEntry")
    public record LineView(
            UUID entry,
            @Nullable Integer number,
            AmendedLine.Fate fate,
            @Schema(description = "What it said, in words.") String before,
            @Schema(description = "What it says now.") String after,

            @Schema(description = "Why it is no longer possible.") @Nullable String code,

            @Nullable String reason) {}

    static AmendmentView of(Amendment.Outcome outcome, Battle battle, Readings readings) {
        return new AmendmentView(
                battle.version(),
                outcome.lines().stream().map(line -> view(line, battle)).toList(),
                outcome.newlyDue().stream().map(DueView::of).toList(),
                readings.since(battle.opening().readingsNumber()).stream()
                        .map(Readings.Change::what)
                        .toList());
    }

    private static LineView view(AmendedLine line, Battle battle) {
        return new LineView(
                line.entry(),
                line.number(),
                line.fate(),
                told(line.before(), battle),
                told(line.after(), battle),
                line.code(),
                line.sentence());
    }

    private static String told(List<BattleEvent> events, Battle battle) {
        return Sentences.of(events.stream(), battle);
    }
}

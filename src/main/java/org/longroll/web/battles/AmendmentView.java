package org.longroll.web.battles;

import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleDue;
import org.longroll.battle.Readings;
import org.longroll.battle.Sentences;
import org.longroll.journal.AmendedLine;
import org.longroll.journal.Amendment;
import org.longroll.journal.Event;
import org.longroll.web.Page;

/** The effects of an amendment, or of one that is tried, on every entry from the corrected one on. */
@Schema(name = "Amendment")
public record AmendmentView(
        @Schema(enumeration = AmendmentView.TYPE) String type,

        @Schema(description = "The version of the battle that this was computed for.")
        long version,

        @Schema(description = "Every entry from the corrected one on, oldest first, by page.")
        List<LineView> entries,

        @Schema(description = "How many entries there are on all pages.")
        int total,

        @Schema(
                description = "Of a trial: send the same again with it as `cursor` for the next page; null on the last"
                        + " one.")
        @Nullable String next,

        @Schema(description = "Checks and questions that are due afterwards and were not before.")
        List<DueView> newlyDue,

        @Schema(
                description = "Where the battle was begun by older readings of the rules: what is read otherwise today,"
                        + " and so in everything that is decided again.")
        List<String> readOtherwise) {

    public static final String TYPE = "amendment";

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

    /** The page of so many entries after the first so many. */
    static AmendmentView of(Amendment.Outcome outcome, Battle battle, Readings readings, int limit, int from) {
        var lines = outcome.lines();
        var rest = lines.subList(Math.min(from, lines.size()), lines.size());
        var page = Page.of(rest, limit, line -> view(line, battle), last -> Integer.toString(from + limit));
        return new AmendmentView(
                TYPE,
                battle.version(),
                page.items(),
                lines.size(),
                page.next(),
                outcome.newlyDue().stream()
                        .map(due -> DueView.of((BattleDue) due, battle))
                        .toList(),
                readings.since(battle.opening().readingsNumber()).stream()
                        .map(Readings.Change::what)
                        .toList());
    }

    static LineView view(AmendedLine line, Battle battle) {
        return new LineView(
                line.entry(),
                line.number(),
                line.fate(),
                told(line.before(), battle),
                told(line.after(), battle),
                line.code(),
                line.sentence());
    }

    private static String told(List<Event> events, Battle battle) {
        return Sentences.of(events.stream(), battle);
    }
}

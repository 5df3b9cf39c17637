package org.longroll.web.battles;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.DueSettled;
import org.longroll.battle.Sentences;
import org.longroll.journal.AmendedLine;
import org.longroll.journal.CorrectionEvent;
import org.longroll.journal.Event;
import org.longroll.journal.GivenDice;
import org.longroll.journal.JournalEvent.DiceRolled;
import org.longroll.projection.Difference;
import org.longroll.recording.EntryInFull;
import org.longroll.recording.JournalEntry;
import org.longroll.report.scrutiny.DieOutOfForce;
import org.longroll.web.battles.EntryView.RawEvent;

/** One entry of the journal with everything that came of it. */
@Schema(
        name = "EntryInFull",
        description = "Made from what was recorded, so that it is as it was answered then, whatever came later. Only"
                + " names, `sentence`, `replacedBy` and `undone` are those of today.")
public record EntryInFullView(
        UUID id,
        int number,

        @Schema(description = "The battle's version after it.")
        long version,

        String type,

        @Schema(description = "The turn in which it was recorded.")
        int turn,

        @Schema(description = "The seat that recorded it.") String actor,
        Instant recordedAt,
        String sentence,

        @Schema(description = "The units and leaders that it names or concerns; none for the opening.")
        List<String> about,

        @Schema(description = "Of these, the units and leaders that acted, in the order in which they were named.")
        List<String> acted,

        @Schema(description = "The entry in whose place an amendment recorded it.") @Nullable UUID replaces,

        @Schema(
                description = "The entry in force that amendments put in its place; null if there is none, and for an"
                        + " entry that is in force.")
        @Nullable UUID replacedBy,

        @Schema(description = "Taken back, and not in force now.")
        boolean undone,

        @Schema(
                description = "A note whose text was corrected later: the sentence is the new one, `said` and `events`"
                        + " have the old one.")
        boolean corrected,

        @Schema(
                type = SchemaType.OBJECT,
                description = "What was sent, with defaults filled in; null for the opening. Of a correction with its"
                        + " `type` – `undo`, `redo`, `amend`, `consent` – and the fields of that call.")
        @Nullable Map<String, Object> said,

        @Schema(description = "Every throw, in order.") List<RollView> rolls,

        @Schema(
                description = "The dice that were recorded in it and do not stand, however often it was corrected: what"
                        + " became of each, who wanted that, why, and who agreed.")
        List<DieOutOfForce> formerDice,

        @Schema(
                ref = "Explanation",
                description = "How its result came about, as it was answered: dice, every modifier, and the odds; null"
                        + " for an entry that no table decides.")
        @Nullable Object explanation,

        @Schema(description = "What came of it, a sentence for each event that has one.")
        List<String> consequences,

        @Schema(description = "The units that it changed: losses, morale, formation, position …")
        List<DifferenceView.UnitView> changes,

        @Schema(description = "Checks and questions that it called for, as they were then.")
        List<DueView> called,

        @Schema(description = "Checks and questions that it settled, by their ids.")
        List<String> settled,

        @Schema(description = "As they are in the ledger.") List<RawEvent> events,

        @Schema(
                description =
                        "What an amendment recorded again, in order: the first 50. `GET …/entries?in=` lists all.")
        List<JournalEntryView> again,

        @Schema(description = "How many entries an amendment recorded again.")
        int againTotal,

        @Schema(
                description = "What an amendment did: the entry that it corrected, those that came out differently, and"
                        + " those that became impossible, with the reason; the first 100.")
        List<AmendmentView.LineView> amended,

        @Schema(description = "How many of the entries that an amendment recorded again came out as before.")
        int unchanged) {

    private static final int MOST_AMENDED = 100;

    /** A throw of dice. */
    @Schema(name = "EntryRoll")
    public record RollView(
            @Schema(examples = "fire") String purpose,

            @Schema(description = "The unit or leader that it is for.") @Nullable String unit,

            int sides,
            List<Integer> faces,
            GivenDice.Source source,

            @Schema(description = "The seat that threw them or had them rolled.")
            String by) {

        static RollView of(DiceRolled rolled) {
            return new RollView(
                    rolled.purpose(), rolled.unit(), rolled.sides(), rolled.faces(), rolled.source(), rolled.by());
        }
    }

    static EntryInFullView of(
            EntryInFull full,
            @Nullable Map<String, Object> said,
            List<DieOutOfForce> formerDice,
            List<AmendedLine> amended,
            Battle now) {
        var told = full.told();
        var entry = full.entry();
        return new EntryInFullView(
                told.id(),
                told.number(),
                told.version(),
                told.type(),
                told.turn(),
                told.actor(),
                told.recordedAt(),
                told.sentence(),
                told.about(),
                told.acted(),
                told.replaces(),
                full.replacedBy().orElse(null),
                told.undone(),
                told.corrected(),
                said,
                entry.events(DiceRolled.class).map(RollView::of).toList(),
                formerDice,
                Explanation.of(entry.events()),
                consequences(entry.events(), told, now),
                changes(full).toList(),
                Battle.of(full.after()).field().due().stream()
                        .filter(due -> due.entry().equals(told.id()))
                        .map(due -> DueView.of(due, Battle.of(full.after())))
                        .toList(),
                entry.events(DueSettled.class).map(DueSettled::due).toList(),
                full.events().stream().map(RawEvent::new).toList(),
                told.again().stream().map(JournalEntryView::of).toList(),
                told.againTotal(),
                amended.stream()
                        .filter(line -> line.fate() != AmendedLine.Fate.STANDS)
                        .limit(MOST_AMENDED)
                        .map(line -> AmendmentView.view(line, now))
                        .toList(),
                (int) amended.stream()
                        .filter(line -> line.fate() == AmendedLine.Fate.STANDS)
                        .count());
    }

    /** A sentence for each event that has one; those of a correction are the sentence of the entry. */
    private static List<String> consequences(List<Event> events, JournalEntry told, Battle now) {
        boolean correction = events.stream().anyMatch(CorrectionEvent.class::isInstance);
        return correction || told.corrected() ? List.of(told.sentence()) : Sentences.each(events, now);
    }

    private static Stream<DifferenceView.UnitView> changes(EntryInFull full) {
        return full.before().stream()
                .flatMap(before -> Difference.between(Battle.of(before), Battle.of(full.after())).units().stream())
                .map(DifferenceView.UnitView::of);
    }
}

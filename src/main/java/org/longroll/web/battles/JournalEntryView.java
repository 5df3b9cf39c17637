package org.longroll.web.battles;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.recording.JournalEntry;

@Schema(name = "JournalEntry")
public record JournalEntryView(
        UUID id,
        int number,
        long version,
        String type,

        @Schema(description = "The turn in which it was recorded.")
        int turn,

        @Schema(description = "The seat that recorded it.") String actor,

        @Schema(description = "The person at that seat; null where none is named.") @Nullable UUID person,

        @Schema(description = "The name of the person, unless it was withdrawn.") @Nullable String name,

        Instant recordedAt,
        @Schema(examples = "Chamberlain refuses the left.") String sentence,

        @Schema(description = "Its throws, in order; what an amendment recorded again has its own.")
        List<EntryInFullView.RollView> rolls,

        @Schema(description = "The units and leaders that it names or concerns; none for the opening.")
        List<String> about,

        @Schema(description = "Of these, the units and leaders that acted, in the order in which they were named.")
        List<String> acted,

        @Schema(description = "The entry in whose place an amendment recorded it.") @Nullable UUID replaces,

        @Schema(description = "Not in force now: taken back, or decided again.")
        boolean undone,

        @Schema(description = "An amendment recorded it again, and that is in force: it was not taken back.")
        boolean decidedAgain,

        @Schema(description = "A note whose text was corrected later: the sentence is the new one.")
        boolean corrected,

        @Schema(
                description =
                        "What an amendment recorded again, in order: the first 50. `GET …/entries?in=` lists all.")
        List<JournalEntryView> again,

        @Schema(description = "How many entries an amendment recorded again.")
        int againTotal) {

    static JournalEntryView of(JournalEntry entry) {
        return new JournalEntryView(
                entry.id(),
                entry.number(),
                entry.version(),
                entry.type(),
                entry.turn(),
                entry.actor(),
                entry.person(),
                entry.name(),
                entry.recordedAt(),
                entry.sentence(),
                entry.rolls().stream().map(EntryInFullView.RollView::of).toList(),
                entry.about(),
                entry.acted(),
                entry.replaces(),
                entry.undone(),
                entry.decidedAgain(),
                entry.corrected(),
                entry.again().stream().map(JournalEntryView::of).toList(),
                entry.againTotal());
    }
}

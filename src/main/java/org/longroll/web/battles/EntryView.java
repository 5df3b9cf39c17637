package org.longroll.web.battles;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonValue;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.recording.RecordedEntry;

/** The answer to an entry: the entry as recorded, its events, and what may come next. */
@Schema(name = "EntryAnswer")
public record EntryView(
        Summary entry,

        @Schema(
                description =
                        "Without what they share with the entry; the ledger has them whole. Of an amendment that records many entries again, the first 200;"
                                + " the rest are among the events of the battle.")
        List<Happened> events,

        @Schema(ref = "Explanation", description = "How the result came about; null where there is nothing to explain.")
        @Nullable Object explanation,

        List<DueView> due,

        @Schema(description = "The request that the other side has to agree to first; left out where none is asked.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        BattleView.@Nullable RequestView request,

        @Schema(description = "What the seat that asks could record now; left out with `Prefer: return=minimal`.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable List<NextView> next) {

    private static final int MOST_EVENTS = 200;

    @Schema(name = "EntrySummary")
    public record Summary(
            UUID id,

            @Schema(description = "Counted from the opening, which is 0.")
            int number,

            @Schema(description = "The battle's version after it.")
            long version,

            String type,

            @Schema(description = "The entry that this one was recorded in place of.") @Nullable UUID replaces) {}

    static EntryView of(RecordedEntry entry, Outlook outlook) {
        return explained(entry, Explanation.of(entry.happened()), outlook);
    }

    static EntryView explained(RecordedEntry entry, @Nullable Object explanation, Outlook outlook) {
        return new EntryView(
                new Summary(entry.id(), entry.number(), entry.version(), entry.type(), null),
                Happened.of(entry),
                explanation,
                outlook.due(Battle.of(entry.journal())),
                entry.asks()
                        ? Battle.of(entry.journal())
                                .timeline()
                                .request()
                                .map(BattleView.RequestView::of)
                                .orElse(null)
                        : null,
                outlook.next(Battle.of(entry.journal())));
    }

    /** An event without what it shares with the others of the entry; the ledger has it whole, with its hash. */
    @Schema(name = "RecordedEvent")
    public record Happened(
            @Schema(description = "The battle's version after it; the same in the ledger.")
            long sequence,

            @Schema(examples = "note-taken") String type,
            int schemaVersion,

            @Schema(description = "The seat that recorded it.")
            String actor,

            @Schema(type = SchemaType.OBJECT) @JsonRawValue String payload) {

        static List<Happened> of(RecordedEntry entry) {
            return entry.events().stream()
                    .limit(MOST_EVENTS)
                    .map(event -> new Happened(
                            event.sequence(), event.type(), event.schemaVersion(), event.actor(), event.payload()))
                    .toList();
        }
    }

    /** An event as it is in the ledger, byte for byte. */
    @Schema(name = "Event", implementation = EventForm.class)
    public record RawEvent(@JsonValue @JsonRawValue String canonicalJson) {}

    /** The content of such an event. */
    @Schema(
            description = "An event as it is in the ledger. Its hash is the SHA-256 of the canonical JSON (RFC 8785) of"
                    + " everything else in it.")
    record EventForm(
            @Schema(description = "The seat that recorded it.", examples = "umpire")
            String actor,

            UUID commandId,

            @Schema(description = "The entry that it is part of.")
            UUID entryId,

            UUID eventId,

            @Schema(pattern = SHA_256) String hash,

            Instant occurredAt,

            @Schema(
                    type = SchemaType.OBJECT,
                    description = "What happened, as the catalogue of events has it by `type`.")
            Object payload,

            @Schema(pattern = SHA_256, description = "Of the event before it; zeros for the first.")
            String previousHash,

            Instant recordedAt,

            @Schema(description = "The version of the payload's form.")
            int schemaVersion,

            @Schema(description = "Its place in the battle, from 1: the battle's version after it.")
            long sequence,

            @Schema(description = "The battle.") UUID stream,

            @Schema(examples = "note-recorded") String type) {

        private static final String SHA_256 = "^[0-9a-f]{64}$";
    }
}

package org.longroll.web.battles;

import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.recording.RecordedEntry;

/** The answer to an entry: the entry as recorded, its events, and what may come next. */
@Schema(name = "EntryAnswer")
public record EntryView(
        Summary entry, List<RawEvent> events, @Nullable Object explanation, List<DueView> due, List<NextView> next) {

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
                entry.events().stream().map(RawEvent::new).toList(),
                explanation,
                outlook.due(entry.battle()),
                outlook.next(entry.battle()));
    }

    /** An event as it is in the ledger, byte for byte. */
    @Schema(name = "Event", type = SchemaType.OBJECT)
    public record RawEvent(@JsonValue @JsonRawValue String canonicalJson) {}
}

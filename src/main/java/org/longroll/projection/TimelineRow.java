package org.longroll.projection;

import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * An entry in the order of the journal, be it recorded by somebody or recorded again by an amendment.
 *
 * @param number the opening is number 0; what an amendment recorded again has the number of the amendment
 * @param type the first event that came of it
 * @param undone whether it was taken back and not put in force again
 * @param recordedIn the entry as the ledger has it: an amendment, or the entry itself
 * @param replaces the entry in whose place an amendment recorded it
 * @param amendment whether it is one
 * @param amendedBy the last amendment that took it back, even where that was taken back in turn
 */
public record TimelineRow(
        UUID battle,
        int number,
        UUID entry,
        long firstVersion,
        long lastVersion,
        String type,
        String actor,
        Instant recordedAt,
        boolean undone,
        UUID recordedIn,
        @Nullable UUID replaces,
        boolean amendment,
        @Nullable UUID amendedBy) {

    static TimelineRow begun(Line first, int number) {
        return new TimelineRow(
                first.battle(),
                number,
                first.entry(),
                first.version(),
                first.version(),
                first.type(),
                first.actor(),
                first.recordedAt(),
                false,
                first.entry(),
                null,
                first.type().equals(EntryReading.AMENDMENT),
                null);
    }

    static TimelineRow again(Line first, EntryReading.Again again, int number) {
        return new TimelineRow(
                first.battle(),
                number,
                again.entry(),
                first.version(),
                first.version(),
                first.type(),
                again.by(),
                first.recordedAt(),
                false,
                first.entry(),
                again.replaces(),
                false,
                null);
    }

    /** With one more of its events. Of an entry that was recorded again, the one behind the first says what it is. */
    TimelineRow with(Line next) {
        return new TimelineRow(
                battle,
                number,
                entry,
                firstVersion,
                next.version(),
                type.equals(EntryReading.AGAIN) ? next.type() : type,
                actor,
                recordedAt,
                undone,
                recordedIn,
                replaces,
                amendment || next.type().equals(EntryReading.AMENDMENT),
                amendedBy);
    }
}

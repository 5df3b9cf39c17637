package org.longroll.projection;

import java.time.Instant;
import java.util.UUID;

/**
 * An entry in the order of the journal.
 *
 * @param number the opening is number 0
 * @param undone whether it was taken back and not put in force again
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
        boolean undone) {

    static TimelineRow begun(Line first, int number) {
        return new TimelineRow(
                first.battle(),
                number,
                first.entry(),
                first.version(),
                first.version(),
                EntryReading.typeOf(first.type()),
                first.actor(),
                first.recordedAt(),
                false);
    }

    TimelineRow through(long version) {
        return new TimelineRow(battle, number, entry, firstVersion, version, type, actor, recordedAt, undone);
    }

    TimelineRow marked(boolean takenBack) {
        return new TimelineRow(battle, number, entry, firstVersion, lastVersion, type, actor, recordedAt, takenBack);
    }
}

package org.longroll.projection;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/**
 * What a batch of events does to the timeline, given the last row of each battle before it. Pure.
 *
 * <p>First come the rows, then in their order the marks, which may be about any row, those of this batch included.
 */
public final class TimelineFold {

    /** The types of events whose payload is read. */
    public static final Set<String> PAYLOADS = EntryReading.PAYLOADS;

    /** What happens to entries, and to whatever was recorded again within one of them. Newest first. */
    public sealed interface Mark {
        UUID battle();

        List<UUID> entries();

        /** They are taken back. If the oldest was an amendment, what that took back is in force again. */
        record Undone(UUID battle, List<UUID> entries) implements Mark {}

        /** They are in force again. If the oldest is an amendment, what that took back no longer is. */
        record Redone(UUID battle, List<UUID> entries) implements Mark {}

        /** An amendment takes them back, and stands in their place. */
        record Amended(UUID battle, List<UUID> entries, UUID by) implements Mark {}
    }

    private record Place(UUID battle, long firstVersion) {
        static Place of(TimelineRow row) {
            return new Place(row.battle(), row.firstVersion());
        }
    }

    private final Map<UUID, TimelineRow> lastOfBattle = new HashMap<>();
    private final Map<Place, TimelineRow> added = new LinkedHashMap<>();
    private final Map<Place, TimelineRow> extended = new LinkedHashMap<>();
    private final List<Mark> marks = new ArrayList<>();

    private TimelineFold(Collection<TimelineRow> lastRows) {
        lastRows.forEach(row -> lastOfBattle.put(row.battle(), row));
    }

    public static TimelineFold of(Collection<TimelineRow> lastRows, List<Line> batch) {
        var fold = new TimelineFold(lastRows);
        batch.forEach(fold::take);
        return fold;
    }

    public static Set<UUID> battles(List<Line> batch) {
        var battles = new HashSet<UUID>();
        batch.forEach(line -> battles.add(line.battle()));
        return battles;
    }

    /** New rows, whose entries began in this batch. */
    public Collection<TimelineRow> added() {
        return added.values();
    }

    /** Rows whose entries began before this batch and went on in it. */
    public Collection<TimelineRow> extended() {
        return extended.values();
    }

    public List<Mark> marks() {
        return List.copyOf(marks);
    }

    private void take(Line line) {
        var last = lastOfBattle.get(line.battle());
        if (last == null || !last.recordedIn().equals(line.entry())) {
            add(TimelineRow.begun(line, last == null ? 0 : last.number() + 1));
        } else if (line.type().equals(EntryReading.AGAIN)) {
            add(TimelineRow.again(line, EntryReading.again(line), last.number()));
        } else {
            extend(last.with(line));
        }
        mark(line);
    }

    private void add(TimelineRow row) {
        lastOfBattle.put(row.battle(), row);
        added.put(Place.of(row), row);
    }

    private void extend(TimelineRow row) {
        lastOfBattle.put(row.battle(), row);
        (added.containsKey(Place.of(row)) ? added : extended).put(Place.of(row), row);
    }

    private void mark(Line line) {
        var battle = line.battle();
        switch (line.type()) {
            case EntryReading.UNDONE ->
                marks.add(
                        isAmended(battle)
                                ? new Mark.Amended(battle, EntryReading.entries(line), line.entry())
                                : new Mark.Undone(battle, EntryReading.entries(line)));
            case EntryReading.REDONE -> marks.add(new Mark.Redone(battle, EntryReading.entries(line)));
            default -> {}
        }
    }

    private boolean isAmended(UUID battle) {
        var last = lastOfBattle.get(battle);
        return last != null && last.amendment();
    }
}

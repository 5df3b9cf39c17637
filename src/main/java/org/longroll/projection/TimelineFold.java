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

/** What a batch of events does to the timeline, given the last entry of each battle before it. Pure. */
public final class TimelineFold {

    /** The types of events whose payload is read. */
    public static final Set<String> PAYLOADS = EntryReading.MARKS;

    /** Entries of before the batch that are now taken back, or in force again. */
    public record Marked(UUID battle, UUID entry, boolean undone) {}

    private final Map<UUID, TimelineRow> lastOfBattle = new HashMap<>();
    private final Map<UUID, TimelineRow> added = new LinkedHashMap<>();
    private final Map<UUID, TimelineRow> extended = new LinkedHashMap<>();
    private final Map<UUID, Marked> marked = new LinkedHashMap<>();

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

    public List<Marked> marked() {
        return new ArrayList<>(marked.values());
    }

    private void take(Line line) {
        var last = lastOfBattle.get(line.battle());
        if (last != null && last.entry().equals(line.entry())) {
            put(last.through(line.version()), !added.containsKey(line.entry()));
        } else {
            put(TimelineRow.begun(line, last == null ? 0 : last.number() + 1), false);
        }
        EntryReading.mark(line).ifPresent(this::mark);
    }

    private void put(TimelineRow row, boolean fromBefore) {
        lastOfBattle.put(row.battle(), row);
        (fromBefore ? extended : added).put(row.entry(), row);
    }

    private void mark(EntryReading.Mark mark) {
        for (var entry : mark.entries()) {
            var row = added.get(entry);
            if (row == null) {
                marked.put(entry, new Marked(mark.battle(), entry, mark.undone()));
            } else {
                var changed = row.marked(mark.undone());
                added.put(entry, changed);
                lastOfBattle.replace(mark.battle(), row, changed);
            }
        }
    }
}

package org.longroll.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.analysis.Episode.Step;
import org.longroll.battle.Battle;
import org.longroll.journal.Entries;
import org.longroll.journal.Entry;
import org.longroll.journal.History;

/** A journal in the order in which it was recorded, with what each event changed. */
final class Walk {

    private final Battle battle;
    private final List<Entry> entries;
    private final List<Entry> once;
    private final Map<UUID, List<Step>> steps = new HashMap<>();

    Walk(History journal) {
        var fold = new Entries(journal.id());
        var stepsFrom = new HashMap<Long, List<Step>>();
        fold.take(journal.lines().getFirst());
        for (var line : journal.lines().subList(1, journal.lines().size())) {
            var before = Battle.of(fold.journal()).field();
            var first = fold.take(line);
            var step = new Step(line.event(), before, Battle.of(fold.journal()).field());
            stepsFrom.computeIfAbsent(first, version -> new ArrayList<>()).add(step);
        }
        this.battle = Battle.of(fold.journal());
        this.once = fold.once();
        this.entries = fold.all().stream().skip(1).toList();
        entries.forEach(entry -> steps.put(entry.id(), stepsFrom.getOrDefault(entry.first(), List.of())));
    }

    Battle battle() {
        return battle;
    }

    /** Every entry behind the opening; what an amendment recorded again comes behind it. */
    List<Entry> entries() {
        return entries;
    }

    /** The result that was recorded under this entry, as it came about then; null where there is none. */
    @Nullable List<Step> steps(UUID entry) {
        return steps.get(entry);
    }

    /** Entries that are not in force and had dice; dice that were recorded again fell once. */
    List<Episode> undone() {
        return once.stream()
                .filter(Entry::undone)
                .map(this::episode)
                .filter(episode -> episode.dice().findAny().isPresent())
                .toList();
    }

    private Episode episode(Entry entry) {
        var moment = new Moment(entry.turn(), entry.number(), entry.id());
        return new Episode(moment, entry.occasion(), steps.getOrDefault(entry.id(), List.of()));
    }
}

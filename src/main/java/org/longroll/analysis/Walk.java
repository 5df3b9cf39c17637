package org.longroll.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.analysis.Episode.Step;
import org.longroll.analysis.Story.Tick;
import org.longroll.battle.Battle;
import org.longroll.battle.CorrectionEvent.EntryRecordedAgain;
import org.longroll.battle.Occasion;

/** One pass over a journal in the order in which it was recorded. */
final class Walk {

    private final Map<UUID, Telling> tellings = new LinkedHashMap<>();
    private final Map<UUID, UUID> firstTold = new HashMap<>();
    private final List<Tick> ticks = new ArrayList<>();
    private @Nullable UUID speaking;
    private Battle battle;

    Walk(Battle opened) {
        this.battle = opened;
    }

    /** An entry, or the recording of one again by an amendment. */
    private record Telling(Moment moment, Occasion occasion, List<Step> steps) {}

    void take(Journal.Line line) {
        var occasion = line.occasion();
        boolean begins = !occasion.entry().equals(battle.latest().entry());
        var before = battle;
        battle = battle.after(line.event(), occasion);
        if (begins) {
            ticks.add(new Tick(occasion.at(), occasion.by(), before.field().turn()));
            begin(occasion.entry(), before, occasion);
        }
        if (line.event() instanceof EntryRecordedAgain again) {
            var first = again.replaces();
            firstTold.put(again.entry(), first == null ? again.entry() : firstTold.getOrDefault(first, first));
            begin(again.entry(), before, new Occasion(again.entry(), occasion.at(), again.by()));
        }
        current().steps().add(new Step(line.event(), before.field(), battle.field()));
    }

    private void begin(UUID entry, Battle before, Occasion occasion) {
        speaking = entry;
        var first = tellings.get(first(entry));
        int number = first == null ? battle.entries() : first.moment().number();
        var moment = new Moment(before.field().turn(), number, entry);
        tellings.put(entry, new Telling(moment, occasion, new ArrayList<>()));
    }

    private Telling current() {
        var telling = tellings.get(speaking);
        if (telling == null) {
            throw new IllegalStateException("the opening is an entry of its own");
        }
        return telling;
    }

    Battle battle() {
        return battle;
    }

    /** The entry as it was recorded; null if there is none. */
    @Nullable List<Step> steps(UUID entry) {
        var telling = tellings.get(entry);
        return telling == null ? null : telling.steps();
    }

    List<Tick> ticks() {
        return List.copyOf(ticks);
    }

    /**
     * Episodes with dice that are not in force. An entry that was recorded again counts once: by its last recording.
     */
    List<Episode> undone(Set<UUID> inForce) {
        var lastTold = new LinkedHashMap<UUID, Telling>();
        var held = inForce.stream().map(this::first).toList();
        tellings.forEach((entry, telling) -> lastTold.put(first(entry), telling));
        lastTold.keySet().removeAll(Set.copyOf(held));
        return lastTold.values().stream()
                .map(telling -> new Episode(telling.moment(), telling.occasion(), telling.steps()))
                .filter(episode -> episode.dice().findAny().isPresent())
                .toList();
    }

    private UUID first(UUID entry) {
        return firstTold.getOrDefault(entry, entry);
    }
}

package org.longroll.battle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonEvent.Declared;
import org.longroll.battle.CorrectionEvent.EntryRecordedAgain;

/**
 * Folds the events of a battle to entries, one event at a time, from the opening on. Whoever needs entries takes them
 * from here: the journal, the history of a unit, the analysis, the report and the read models number them alike.
 */
public final class Entries {

    private final UUID id;
    private final List<Draft> drafts = new ArrayList<>();
    private @Nullable Battle battle;

    public Entries(UUID battle) {
        this.id = battle;
    }

    /** An entry while its events are still being read. */
    private record Draft(
            Occasion occasion,
            int number,
            int turn,
            UUID recordedIn,
            @Nullable UUID replaces,
            long first,
            List<BattleEvent> events) {

        boolean isAgain() {
            return !recordedIn.equals(occasion.entry());
        }

        /** What was recorded again begins with the event that says so; the entry itself comes behind it. */
        BattleEvent said() {
            return events.get(isAgain() && events.size() > 1 ? 1 : 0);
        }

        Entry told(long last, Set<UUID> inForce) {
            return new Entry(
                    occasion,
                    number,
                    EntryTypes.of(said()),
                    turn,
                    recordedIn,
                    replaces,
                    first,
                    last,
                    canBeTakenBack(said()) && !inForce.contains(occasion.entry()),
                    events);
        }
    }

    /** Takes the next event and answers the version at which the entry that it belongs to begins. */
    public long take(Journal.Line line) {
        var occasion = line.occasion();
        var before = battle;
        var now = before == null ? Battle.opened(id, line) : before.after(line.event(), occasion);
        battle = now;
        int turn = (before == null ? now : before).field().turn();
        if (before == null || !occasion.entry().equals(before.latest().entry())) {
            begin(occasion, now.entries(), turn, occasion.entry(), null);
        } else if (line.event() instanceof EntryRecordedAgain again) {
            var said = now.timeline().newest();
            begin(said.occasion(), said.number(), turn, occasion.entry(), again.replaces());
        }
        drafts.getLast().events().add(line.event());
        return drafts.getLast().first();
    }

    private void begin(Occasion occasion, int number, int turn, UUID recordedIn, @Nullable UUID replaces) {
        var first = battle().version();
        drafts.add(new Draft(occasion, number, turn, recordedIn, replaces, first, new ArrayList<>()));
    }

    /** The battle as the last event left it. */
    public Battle battle() {
        if (battle == null) {
            throw new IllegalStateException("a battle begins with its opening");
        }
        return battle;
    }

    /** Every entry in the order in which it was recorded; what an amendment recorded again comes behind it. */
    public List<Entry> all() {
        var inForce = inForce();
        var told = new ArrayList<Entry>();
        var last = battle().version();
        var lastOfAll = last;
        for (var draft : drafts.reversed()) {
            told.add(draft.told(draft.isAgain() ? last : lastOfAll, inForce));
            last = draft.first() - 1;
            lastOfAll = draft.isAgain() ? lastOfAll : last;
        }
        return List.copyOf(told.reversed());
    }

    /**
     * Every entry once, in the order of their numbers: one that was recorded again as it is in force, or else as it was
     * recorded last.
     */
    public List<Entry> once() {
        var origins = new HashMap<UUID, UUID>();
        var counted = new LinkedHashMap<UUID, Entry>();
        for (var entry : all()) {
            var replaced = entry.replaces();
            var origin = replaced == null ? entry.id() : origins.getOrDefault(replaced, replaced);
            origins.put(entry.id(), origin);
            counted.merge(origin, entry, (one, other) -> one.undone() || !other.undone() ? other : one);
        }
        return counted.values().stream()
                .sorted(Comparator.comparingInt(Entry::number)
                        .thenComparing(Entry::undone)
                        .thenComparing(Entry::first))
                .toList();
    }

    private Set<UUID> inForce() {
        var inForce = new HashSet<UUID>();
        battle().timeline().acts().forEach(act -> {
            inForce.add(act.entry());
            act.said().forEach(said -> inForce.add(said.entry()));
        });
        return inForce;
    }

    /** The opening, corrections but amendments, and what is written down beside the battle stay for ever. */
    private static boolean canBeTakenBack(BattleEvent said) {
        return switch (said) {
            case Declared(Correction correction) -> correction instanceof Correction.Amend;
            case Declared declared -> true;
            default -> false;
        };
    }
}

package org.longroll.journal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.CorrectionEvent.EntryRecordedAgain;
import org.longroll.journal.JournalEvent.CheckpointSigned;
import org.longroll.journal.JournalEvent.Declared;

/**
 * Folds the events of a journal to entries, from the opening on. This is the only such fold, so that the journal, the
 * history of a unit, the analysis, the report and the read models have the same numbers.
 */
public final class Entries {

    private final UUID id;
    private final List<Draft> drafts = new ArrayList<>();
    private final Map<UUID, Set<String>> subjects = new HashMap<>();
    private @Nullable Journal<?> journal;

    public Entries(UUID journal) {
        this.id = journal;
    }

    private record Draft(
            Occasion occasion,
            int number,
            int turn,
            Set<String> about,
            UUID recordedIn,
            @Nullable UUID replaces,
            long first,
            List<Event> events) {

        boolean isAgain() {
            return !recordedIn.equals(occasion.entry());
        }

        /** An entry that was recorded again begins with the event of its correction; its order is the second event. */
        Event said() {
            return events.get(isAgain() && events.size() > 1 ? 1 : 0);
        }

        Entry told(long last, Set<UUID> inForce) {
            return new Entry(
                    occasion,
                    number,
                    EntryTypes.of(said()),
                    turn,
                    List.copyOf(about),
                    recordedIn,
                    replaces,
                    first,
                    last,
                    canBeTakenBack(said()) && !inForce.contains(occasion.entry()),
                    events);
        }
    }

    /** Adds the next event and returns the version at which its entry begins. */
    public long take(History.Line line) {
        var occasion = line.occasion();
        var before = journal;
        var now = before == null ? Journal.opened(id, line) : before.after(line.event(), occasion);
        journal = now;
        if (line.event() instanceof CheckpointSigned) {
            return drafts.getLast().first();
        }
        int turn = (before == null ? now : before).turn();
        if (before == null || !occasion.entry().equals(before.latest().entry())) {
            begin(occasion, now.entries(), turn, occasion.entry(), null);
        } else if (line.event() instanceof EntryRecordedAgain again) {
            var said = now.timeline().newest();
            begin(said.occasion(), said.number(), turn, occasion.entry(), again.replaces());
        }
        drafts.getLast().events().add(line.event());
        drafts.getLast().about().addAll(about(line.event()));
        return drafts.getLast().first();
    }

    private void begin(Occasion occasion, int number, int turn, UUID recordedIn, @Nullable UUID replaces) {
        var first = journal().version();
        var draft = new Draft(occasion, number, turn, new TreeSet<>(), recordedIn, replaces, first, new ArrayList<>());
        drafts.add(draft);
        subjects.put(draft.occasion().entry(), draft.about());
    }

    /** The units and leaders that an event names; what is taken or put back is about those of its entries. */
    private Set<String> about(Event event) {
        return switch (event) {
            case Opening opening -> Set.of();
            case CorrectionEvent.EntriesUndone(var entries) -> amends() ? Set.of() : aboutAll(entries);
            case CorrectionEvent.EntriesRedone(var entries) -> aboutAll(entries);
            case CorrectionEvent.ConsentAsked asked -> aboutAll(asked.entries());
            default -> named(event);
        };
    }

    /** An amendment takes back all that follows, and most of it comes again: it is not about that. */
    private boolean amends() {
        return drafts.getLast().said() instanceof Declared(Correction.Amend amend);
    }

    private Set<String> aboutAll(List<UUID> entries) {
        return entries.stream()
                .flatMap(entry -> subjects.getOrDefault(entry, Set.of()).stream())
                .collect(Collectors.toSet());
    }

    private Set<String> named(Event event) {
        return References.texts(event).stream().filter(journal()::isSubject).collect(Collectors.toSet());
    }

    public Journal<?> journal() {
        if (journal == null) {
            throw new IllegalStateException("a journal begins with its opening");
        }
        return journal;
    }

    /**
     * The entries that are not in force while another recording of the same entry is: an amendment decided them again, or
     * an amendment that did was taken back. They were not taken back.
     */
    public static Set<UUID> decidedAgain(List<Entry> all) {
        var origins = new HashMap<UUID, UUID>();
        var standing = new HashSet<UUID>();
        for (var entry : all) {
            var replaced = entry.replaces();
            origins.put(entry.id(), replaced == null ? entry.id() : origins.getOrDefault(replaced, replaced));
            if (!entry.undone()) {
                standing.add(origins.get(entry.id()));
            }
        }
        return all.stream()
                .filter(Entry::undone)
                .map(Entry::id)
                .filter(id -> standing.contains(origins.get(id)))
                .collect(Collectors.toSet());
    }

    /** All entries in the order of recording; those that an amendment recorded again follow it. */
    public List<Entry> all() {
        var inForce = inForce();
        var later = later();
        var told = new ArrayList<Entry>();
        var last = journal().version();
        var lastOfAll = last;
        for (var draft : drafts.reversed()) {
            if (!later.contains(draft.occasion().entry())) {
                told.add(draft.told(draft.isAgain() ? last : lastOfAll, inForce));
            }
            last = draft.first() - 1;
            lastOfAll = draft.isAgain() ? lastOfAll : last;
        }
        return List.copyOf(told.reversed());
    }

    /**
     * In the middle of an amendment, the entries that it has yet to record again, and those of later turns: they are no
     * part of what is in force.
     */
    private Set<UUID> later() {
        var amendment = journal().latest().entry();
        var open = journal().timeline().takenBackBy(amendment);
        for (var draft : drafts) {
            if (!open.isEmpty() && draft.recordedIn().equals(amendment)) {
                open.remove(draft.replaces());
                draft.events().stream()
                        .filter(CorrectionEvent.EntryLeftOut.class::isInstance)
                        .map(CorrectionEvent.EntryLeftOut.class::cast)
                        .forEach(left -> open.remove(left.entry()));
            }
        }
        if (!open.isEmpty()) {
            int turn = drafts.getLast().turn();
            drafts.stream()
                    .filter(draft ->
                            draft.turn() > turn && !draft.occasion().entry().equals(amendment))
                    .forEach(draft -> open.add(draft.occasion().entry()));
        }
        return open;
    }

    /** Each entry once, by number. Of an entry that was recorded again, the one in force, or else the latest. */
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

    /** The texts of notes that were corrected, by the entry of the note. */
    public Map<UUID, String> correctedNotes() {
        var texts = new HashMap<UUID, String>();
        for (var draft : drafts) {
            if (draft.said() instanceof JournalEvent.NoteCorrected(var note, var text)) {
                texts.put(note, text);
            }
        }
        return texts;
    }

    private Set<UUID> inForce() {
        var inForce = new HashSet<UUID>();
        journal().timeline().acts().forEach(act -> {
            inForce.add(act.entry());
            act.said().forEach(said -> inForce.add(said.entry()));
        });
        return inForce;
    }

    /** The opening, corrections other than amendments, and asides cannot be undone. */
    private static boolean canBeTakenBack(Event said) {
        return switch (said) {
            case Declared(Correction correction) -> correction instanceof Correction.Amend;
            case Declared declared -> true;
            default -> false;
        };
    }
}

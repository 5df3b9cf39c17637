package org.longroll.journal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.CorrectionEvent.EntriesUndone;
import org.longroll.journal.CorrectionEvent.EntryLeftOut;
import org.longroll.journal.JournalEvent.DiceRolled;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/**
 * Every die that was ever recorded, each once, with its fate.
 *
 * <p>An amendment records later entries again, with the same dice. A die is the same only if it lies in the same place
 * of the same throw of the same entry, came from the same source and shows the same face. A corrected die is two: the
 * face that stood, and the face that stands.
 */
public final class DiceRegister {

    public enum Fate implements Word {
        @Spelled("stands")
        STANDS,
        /** Another face is in its place. */
        @Spelled("corrected")
        CORRECTED,
        /** An undo took its entry back. */
        @Spelled("taken-back")
        TAKEN_BACK,
        /** Its entry was struck, or was corrected and takes no such die. */
        @Spelled("struck")
        STRUCK,
        /** Its entry was not possible any more after an amendment. */
        @Spelled("left-out")
        LEFT_OUT;

        public static Fate of(String word) {
            return Word.find(Fate.class, word).orElseThrow();
        }
    }

    /**
     * One die.
     *
     * @param entry the entry in force that has it, or else the last that had it
     * @param since the version at which it was recorded first
     * @param was the die that it was read as before; null where it was never corrected
     * @param became the die that is in its place now; only of a corrected one
     * @param by who took it out of force or, if it stands, put it in the place of another one, and why
     */
    public record Die(
            Entry entry,
            DiceRolled thrown,
            int place,
            long since,
            Fate fate,
            @Nullable Reading was,
            @Nullable Reading became,
            @Nullable CorrectionNote by) {

        public int face() {
            return thrown.faces().get(place);
        }
    }

    /** A face, and where it came from. */
    public record Reading(int face, GivenDice.Source source) {}

    /** Some dice of one throw that have the same fate. */
    public record Throw(
            Entry entry,
            DiceRolled dice,
            long since,
            Fate fate,
            @Nullable CorrectionNote by) {}

    /** The place of a die: which throw of an entry, and which die of it. */
    private record Slot(ThrowKey thrown, int place) {}

    private record Placed(Slot slot, Die die) {}

    private record Seen(Entry entry, DiceRolled thrown, Slot slot) {
        Reading reading() {
            return new Reading(thrown.faces().get(slot.place()), thrown.source());
        }
    }

    /** An entry, as one correction dealt with it. */
    private record In(UUID correction, UUID entry) {}

    private final List<Entry> all;
    private final Map<UUID, CorrectionNote> corrections;

    /** Of each entry the last correction that took it out of force. */
    private final Map<UUID, Entry> takenOutBy = new HashMap<>();

    private final Map<UUID, Map<Slot, Seen>> seen = new HashMap<>();
    private final Map<In, UUID> replacements = new HashMap<>();
    private final Map<In, Fate> leftOut = new HashMap<>();

    private DiceRegister(List<Entry> all) {
        this.all = all;
        this.corrections = CorrectionNote.of(all);
        var parts = all.stream().collect(Collectors.groupingBy(Entry::recordedIn));
        for (var entry : all) {
            entry.events(EntriesUndone.class)
                    .flatMap(undone -> undone.entries().stream())
                    .flatMap(act -> parts.getOrDefault(act, List.of()).stream())
                    .forEach(each -> takenOutBy.put(each.id(), entry));
            entry.events(EntryLeftOut.class)
                    .forEach(left -> leftOut.put(
                            new In(entry.recordedIn(), left.entry()),
                            left.code().equals(EntryLeftOut.STRUCK) ? Fate.STRUCK : Fate.LEFT_OUT));
            var replaced = entry.replaces();
            if (replaced != null) {
                replacements.put(new In(entry.recordedIn(), replaced), entry.id());
            }
            seen.put(entry.id(), seen(entry));
        }
    }

    /** The dice in the order of the entries, and of each place in the order in which it was read. */
    public static List<Die> of(Entries entries) {
        return new DiceRegister(entries.all())
                .lines()
                .flatMap(line -> line.stream().map(Placed::die))
                .toList();
    }

    /** The same by throws; dice of one throw with different fates are apart. */
    public static List<Throw> throwsOf(Entries entries) {
        return new DiceRegister(entries.all())
                .lines()
                .flatMap(DiceRegister::throwsOf)
                .toList();
    }

    private static Stream<Throw> throwsOf(List<Placed> line) {
        record Kind(UUID entry, ThrowKey thrown, Fate fate) {}
        return line.stream()
                .collect(Collectors.groupingBy(
                        each -> new Kind(
                                each.die().entry().id(),
                                each.slot().thrown(),
                                each.die().fate()),
                        LinkedHashMap::new,
                        Collectors.mapping(Placed::die, Collectors.toList())))
                .values()
                .stream()
                .map(DiceRegister::thrown);
    }

    private static Throw thrown(List<Die> dice) {
        var die = dice.getFirst();
        var all = die.thrown();
        var faces = dice.stream().map(Die::face).toList();
        var part = new DiceRolled(all.purpose(), all.unit(), all.sides(), faces, all.source(), all.by());
        return new Throw(die.entry(), part, die.since(), die.fate(), die.fate() == Fate.STANDS ? null : die.by());
    }

    private static Map<Slot, Seen> seen(Entry entry) {
        var slots = new LinkedHashMap<Slot, Seen>();
        ThrowKey.of(entry.events(DiceRolled.class)).forEach((key, thrown) -> {
            for (int place = 0; place < thrown.faces().size(); place++) {
                var slot = new Slot(key, place);
                slots.put(slot, new Seen(entry, thrown, slot));
            }
        });
        return slots;
    }

    /** The dice of each entry and of those that were recorded in its place. */
    private Stream<List<Placed>> lines() {
        var origins = new HashMap<UUID, UUID>();
        var lines = new LinkedHashMap<UUID, List<Entry>>();
        for (var entry : all) {
            var replaced = entry.replaces();
            var origin = replaced == null ? entry.id() : origins.getOrDefault(replaced, replaced);
            origins.put(entry.id(), origin);
            lines.computeIfAbsent(origin, each -> new ArrayList<>()).add(entry);
        }
        return lines.values().stream()
                .sorted(Comparator.comparingInt(
                                (List<Entry> line) -> line.getFirst().number())
                        .thenComparing(line -> line.getFirst().first()))
                .map(this::diceOf);
    }

    private List<Placed> diceOf(List<Entry> line) {
        var slots = new LinkedHashMap<Slot, LinkedHashMap<Reading, List<Seen>>>();
        for (var entry : line) {
            seen.getOrDefault(entry.id(), Map.of()).values().forEach(each -> slots.computeIfAbsent(
                            each.slot(), slot -> new LinkedHashMap<>())
                    .computeIfAbsent(each.reading(), reading -> new ArrayList<>())
                    .add(each));
        }
        var dice = new ArrayList<Placed>();
        slots.forEach((slot, readings) -> readings.values().forEach(times -> dice.add(new Placed(slot, die(times)))));
        return dice;
    }

    /** @param times each time that this die was recorded, in order */
    private Die die(List<Seen> times) {
        var changed = times.stream().filter(each -> was(each).isPresent()).findFirst();
        var was = changed.flatMap(this::was).orElse(null);
        var by = changed.map(each -> corrections.get(each.entry().recordedIn())).orElse(null);
        return times.stream()
                .filter(each -> !each.entry().undone())
                .findFirst()
                .map(each -> new Die(
                        each.entry(), each.thrown(), each.slot().place(), since(times), Fate.STANDS, was, null, by))
                .orElseGet(() -> outOfForce(times, was));
    }

    private static long since(List<Seen> times) {
        return times.getFirst().entry().first();
    }

    /** The other reading in its place, in the entry that its own was recorded in place of. */
    private Optional<Reading> was(Seen die) {
        return find(die.entry().replaces(), die.slot()).filter(Predicate.not(die.reading()::equals));
    }

    /** The last correction that took it out of force says what became of it. */
    private Die outOfForce(List<Seen> times, @Nullable Reading was) {
        var last = times.stream()
                .max(Comparator.comparingLong(each ->
                        takenOutBy.getOrDefault(each.entry().id(), each.entry()).first()))
                .orElseThrow();
        var by = takenOutBy.get(last.entry().id());
        var place = by == null ? null : new In(by.id(), last.entry().id());
        var replacement = replacements.get(place);
        var became = find(replacement, last.slot()).orElse(null);
        var fate = became != null
                ? Fate.CORRECTED
                : replacement != null ? Fate.STRUCK : leftOut.getOrDefault(place, Fate.TAKEN_BACK);
        return new Die(
                last.entry(),
                last.thrown(),
                last.slot().place(),
                since(times),
                fate,
                was,
                became,
                by == null ? null : corrections.get(by.id()));
    }

    private Optional<Reading> find(@Nullable UUID entry, Slot slot) {
        return Optional.ofNullable(seen.getOrDefault(entry, Map.of()).get(slot)).map(Seen::reading);
    }
}

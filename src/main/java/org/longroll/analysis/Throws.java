package org.longroll.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiConsumer;
import org.longroll.analysis.DiceBook.Fate;
import org.longroll.battle.CommonEvent.DiceRolled;

/** Every throw of a battle, once, in the order in which it fell, undone or not. */
final class Throws {

    private record Entry(Episode episode, Fate fate) {}

    private final List<Entry> entries = new ArrayList<>();

    Throws(Journal journal) {
        var story = Story.of(journal);
        story.inForce().forEach(episode -> entries.add(new Entry(episode, Fate.IN_FORCE)));
        story.undone().forEach(episode -> entries.add(new Entry(episode, Fate.UNDONE)));
        // What was recorded again has the number of what it replaces, and so stands where the dice fell.
        entries.sort(Comparator.comparingInt(entry -> entry.episode().moment().number()));
    }

    void forEach(BiConsumer<DiceRolled, Fate> taker) {
        entries.forEach(entry -> entry.episode().dice().forEach(dice -> taker.accept(dice, entry.fate())));
    }
}

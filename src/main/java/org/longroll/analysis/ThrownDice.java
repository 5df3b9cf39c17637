package org.longroll.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.longroll.battle.CommonEvent.DiceRolled;
import org.longroll.battle.Journal;

/** The dice of a battle: every throw once, in the order in which it fell, undone or not. */
public record ThrownDice(List<Throw> all) {

    public ThrownDice {
        all = List.copyOf(all);
    }

    /**
     * One throw.
     *
     * @param thrower the player's name where the seat has one, else the seat
     */
    record Throw(DiceRolled dice, String thrower, Fate fate) {}

    /** Whether what dice were thrown for still holds. */
    enum Fate {
        IN_FORCE,
        UNDONE
    }

    public static ThrownDice of(Journal journal) {
        var story = Story.of(journal);
        var players = journal.opening().players();
        record Entry(Episode episode, Fate fate) {}
        var entries = new ArrayList<Entry>();
        story.inForce().forEach(episode -> entries.add(new Entry(episode, Fate.IN_FORCE)));
        story.undone().forEach(episode -> entries.add(new Entry(episode, Fate.UNDONE)));
        // What was recorded again has the number of what it replaces, and so stands where the dice fell.
        entries.sort(Comparator.comparingInt(entry -> entry.episode().moment().number()));
        return new ThrownDice(entries.stream()
                .flatMap(entry -> entry.episode()
                        .dice()
                        .map(dice -> new Throw(dice, players.getOrDefault(dice.by(), dice.by()), entry.fate())))
                .toList());
    }

    /** Those of one player. */
    public ThrownDice by(String player) {
        return new ThrownDice(
                all.stream().filter(each -> each.thrower().equals(player)).toList());
    }

    /** How many dice. */
    public int count() {
        return all.stream().mapToInt(each -> each.dice().faces().size()).sum();
    }
}

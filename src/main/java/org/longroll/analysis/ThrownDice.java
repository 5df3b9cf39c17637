package org.longroll.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.longroll.battle.CommonEvent.DiceRolled;

/** The dice of a battle: every throw once, in the order of the entries, undone or not. */
public record ThrownDice(List<Throw> all) {

    public ThrownDice {
        all = List.copyOf(all);
    }

    /** One throw, by the player if the seat has a name, else by the seat. */
    record Throw(DiceRolled dice, String thrower, Fate fate) {}

    /** Whether the entry of the dice is in force. */
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
        // An entry that was recorded again has the number of the one it replaces.
        entries.sort(Comparator.comparingInt(entry -> entry.episode().moment().number()));
        return new ThrownDice(entries.stream()
                .flatMap(entry -> entry.episode()
                        .dice()
                        .map(dice -> new Throw(dice, players.getOrDefault(dice.by(), dice.by()), entry.fate())))
                .toList());
    }

    public ThrownDice by(String player) {
        return new ThrownDice(
                all.stream().filter(each -> each.thrower().equals(player)).toList());
    }

    public int count() {
        return all.stream().mapToInt(each -> each.dice().faces().size()).sum();
    }
}

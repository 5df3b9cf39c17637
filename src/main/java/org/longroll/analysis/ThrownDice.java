package org.longroll.analysis;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Predicate;
import org.longroll.battle.CommonEvent.DiceRolled;
import org.longroll.battle.Journal;

/** The dice of a battle: every throw once, in the order of the entries, undone or not. */
public record ThrownDice(List<Throw> all) {

    public ThrownDice {
        all = List.copyOf(all);
    }

    /**
     * One throw.
     *
     * @param thrower the player's name where the seat has one, else the seat
     */
    public record Throw(DiceRolled dice, String thrower, boolean undone) {

        /** Thrown by a player or, where the seat has no name, by the seat. */
        public static Throw of(DiceRolled dice, boolean undone, Map<String, String> players) {
            return new Throw(dice, players.getOrDefault(dice.by(), dice.by()), undone);
        }
    }

    public static ThrownDice of(Journal journal) {
        var players = journal.opening().players();
        return new ThrownDice(journal.entries().once().stream()
                .flatMap(entry -> entry.events(DiceRolled.class).map(dice -> Throw.of(dice, entry.undone(), players)))
                .toList());
    }

    /**
     * The dice of a what-if. Those that it copied from another battle fell once: {@code counted} says of an entry
     * whether its dice were counted there. A copied entry is older than the what-if.
     */
    public static ThrownDice ofWhatIf(Journal journal, Predicate<UUID> counted) {
        var players = journal.opening().players();
        var begun = journal.lines().getFirst().occasion().at();
        return new ThrownDice(journal.entries().once().stream()
                .filter(entry -> entry.occasion().at().isAfter(begun) || !counted.test(entry.id()))
                .flatMap(entry -> entry.events(DiceRolled.class).map(dice -> Throw.of(dice, entry.undone(), players)))
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

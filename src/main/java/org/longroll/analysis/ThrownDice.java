package org.longroll.analysis;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.longroll.battle.Battle;
import org.longroll.journal.DiceRegister;
import org.longroll.journal.DiceRegister.Fate;
import org.longroll.journal.Entry;
import org.longroll.journal.History;
import org.longroll.journal.JournalEvent.DiceRolled;

/** The dice of a battle: every die once, in the order of the entries, in force or not. */
public record ThrownDice(List<Throw> all) {

    public ThrownDice {
        all = List.copyOf(all);
    }

    /**
     * Dice of one throw that have one fate.
     *
     * @param thrower the player's name where the seat has one, else the seat
     */
    public record Throw(DiceRolled dice, String thrower, Fate fate) {

        /** Thrown by a player or, where the seat has no name, by the seat. */
        public static Throw of(DiceRolled dice, Fate fate, Map<String, String> players) {
            return new Throw(dice, players.getOrDefault(dice.by(), dice.by()), fate);
        }
    }

    public static ThrownDice of(History journal) {
        return of(journal, entry -> true);
    }

    /**
     * The dice of a what-if. Those that it copied from another battle fell once: {@code counted} says of an entry
     * whether its dice were counted there. A copied entry is older than the what-if.
     */
    public static ThrownDice ofWhatIf(History journal, Predicate<UUID> counted) {
        var begun = journal.lines().getFirst().occasion().at();
        var own = journal.entries().all().stream()
                .filter(entry -> entry.occasion().at().isAfter(begun) || !counted.test(entry.id()))
                .map(Entry::id)
                .collect(Collectors.toUnmodifiableSet());
        return of(journal, own::contains);
    }

    private static ThrownDice of(History journal, Predicate<UUID> own) {
        var players = Battle.opening(journal).players();
        return new ThrownDice(DiceRegister.throwsOf(journal.entries()).stream()
                .filter(each -> own.test(each.entry().id()))
                .map(each -> Throw.of(each.dice(), each.fate(), players))
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

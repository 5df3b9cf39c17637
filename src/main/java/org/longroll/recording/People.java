package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.journal.Journal;
import org.longroll.projection.BattleStatus;

/** Puts the names of people beside the ids that the ledger has of them. */
@ApplicationScoped
public class People {

    private final Names names;

    People(Names names) {
        this.names = names;
    }

    /** The names in a battle, by person. */
    public Map<UUID, String> of(UUID battle) {
        return names.of(List.of(battle)).getOrDefault(battle, Map.of());
    }

    public Map<String, String> players(Battle battle) {
        return players(battle.journal());
    }

    /** The name at each seat that has one. */
    public Map<String, String> players(Journal<?> journal) {
        var players = new TreeMap<>(journal.opening().players());
        var people = journal.people();
        if (!people.isEmpty()) {
            var known = of(journal.id());
            people.forEach((seat, person) -> put(players, seat.id(), known.get(person)));
        }
        return players;
    }

    public BattleStatus named(BattleStatus battle) {
        return named(List.of(battle)).getFirst();
    }

    /** Battles with the names of their players, in one query. */
    public List<BattleStatus> named(List<BattleStatus> battles) {
        var withPeople = battles.stream()
                .filter(battle -> !battle.people().isEmpty())
                .map(BattleStatus::id)
                .toList();
        if (withPeople.isEmpty()) {
            return battles;
        }
        var known = names.of(withPeople);
        return battles.stream()
                .map(battle -> named(battle, known.getOrDefault(battle.id(), Map.of())))
                .toList();
    }

    private static BattleStatus named(BattleStatus battle, Map<UUID, String> known) {
        var players = new TreeMap<>(battle.players());
        battle.people().forEach((seat, person) -> put(players, seat, known.get(person)));
        return battle.withPlayers(players);
    }

    private static void put(Map<String, String> players, String seat, @Nullable String name) {
        if (name != null) {
            players.put(seat, name);
        }
    }

    public void name(UUID battle, UUID person, String name) {
        names.put(battle, person, name);
    }

    public void withdraw(UUID battle, UUID person) {
        names.withdraw(battle, person);
    }
}

package org.longroll.battle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.CommonEvent.KeyReissued;

/**
 * The state of a battle after some version: a fold over its events and nothing else.
 *
 * @param started when and as part of which entry the journal was opened
 * @param version the number of events so far
 * @param entries the number of entries after the opening
 * @param latest when and as part of which entry the last event was recorded
 * @param reissued for each seat whose key was replaced, how often
 * @param field how it stands in its own system of rules
 */
public record Battle(
        UUID id,
        BattleStarted opening,
        Occasion started,
        long version,
        int entries,
        Occasion latest,
        Map<Seat, Integer> reissued,
        Field field) {

    public Battle {
        reissued = Map.copyOf(reissued);
    }

    /** The battle as its first event leaves it. */
    public static Battle opened(UUID id, BattleStarted opening, Occasion occasion) {
        var field = GameSystems.named(opening.rulebook().system()).opened(opening);
        return new Battle(id, opening, occasion, 1, 0, occasion, Map.of(), field);
    }

    /** The battle after one more event. */
    public Battle after(BattleEvent event, Occasion occasion) {
        if (event instanceof BattleStarted) {
            throw new IllegalStateException("a battle starts once");
        }
        var number = occasion.entry().equals(latest.entry()) ? entries : entries + 1;
        return new Battle(
                id,
                opening,
                started,
                version + 1,
                number,
                occasion,
                event instanceof KeyReissued key ? reissued(key) : reissued,
                system().after(field, event, occasion));
    }

    private Map<Seat, Integer> reissued(KeyReissued key) {
        var generations = new HashMap<>(reissued);
        generations.put(new Seat(key.seat()), key.generation());
        return generations;
    }

    public GameSystem system() {
        return GameSystems.named(opening.rulebook().system());
    }

    public String title() {
        return opening.title();
    }

    public Table table() {
        return field.table();
    }

    /** Who was on the field at the start; the {@link #table} knows who came since. */
    public OrderOfBattle orderOfBattle() {
        return opening.orderOfBattle();
    }

    /** The umpire, the sides, the spectators. */
    public List<Seat> seats() {
        var seats = new ArrayList<Seat>();
        seats.add(Seat.UMPIRE);
        orderOfBattle().sides().forEach(side -> seats.add(new Seat(side.id())));
        seats.add(Seat.SPECTATOR);
        return List.copyOf(seats);
    }

    /** Which key opens the seat: the first, or one that replaced it. */
    public int keyGeneration(Seat seat) {
        return reissued.getOrDefault(seat, 0);
    }
}

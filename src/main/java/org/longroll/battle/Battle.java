package org.longroll.battle;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.journal.Event;
import org.longroll.journal.GivenSeat;
import org.longroll.journal.History;
import org.longroll.journal.Journal;
import org.longroll.journal.Occasion;
import org.longroll.journal.Seat;
import org.longroll.journal.Timeline;

/** A battle: a journal whose state is a {@link Field}. */
public record Battle(Journal<Field> journal) {

    public static Battle opened(UUID id, BattleStarted opening, Occasion occasion) {
        return of(Journal.opened(id, opening, occasion));
    }

    /** The battle of a journal that is one. */
    public static Battle of(Journal<?> journal) {
        return new Battle(journal.of(Field.class));
    }

    /** The opening of a battle's history. */
    public static BattleStarted opening(History history) {
        return (BattleStarted) history.opening();
    }

    /** A battle's history with the names of the players by seat, which are not in the ledger. */
    public static History withPlayers(History history, Map<String, String> names) {
        return history.with(opening(history).withPlayers(names));
    }

    public Battle after(Event event, Occasion occasion) {
        return new Battle(journal.after(event, occasion));
    }

    /** One version more, and nothing else. */
    public Battle signed() {
        return new Battle(journal.signed());
    }

    public UUID id() {
        return journal.id();
    }

    public BattleStarted opening() {
        return (BattleStarted) journal.opening();
    }

    public Occasion started() {
        return journal.started();
    }

    public long version() {
        return journal.version();
    }

    /** The number of entries after the opening. */
    public int entries() {
        return journal.entries();
    }

    public Occasion latest() {
        return journal.latest();
    }

    public Map<Seat, GivenSeat> given() {
        return journal.seats().given();
    }

    public Field field() {
        return journal.state();
    }

    public Timeline<Field> timeline() {
        return journal.timeline();
    }

    public Map<Seat, UUID> people() {
        return journal.people();
    }

    public GameSystem system() {
        return BattleKind.system(opening());
    }

    public String title() {
        return opening().title();
    }

    /** As they are now. */
    public Settings settings() {
        return BattleKind.settings(opening(), field());
    }

    public Table table() {
        return field().table();
    }

    /** The units at the start; units that were added later are in {@link #table}. */
    public OrderOfBattle orderOfBattle() {
        return opening().orderOfBattle();
    }

    public List<Seat> seats() {
        return journal.seatsNow();
    }

    /** The valid generation of the seat's key; 0 is the first. */
    public int keyGeneration(Seat seat) {
        return journal.seats().keyGeneration(seat);
    }
}

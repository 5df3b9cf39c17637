package org.longroll.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.function.Function;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.journal.Agenda;
import org.longroll.journal.Due;
import org.longroll.journal.Event;
import org.longroll.journal.Journal;
import org.longroll.journal.JournalEvent.CheckpointSigned.Cause;
import org.longroll.journal.Kind;
import org.longroll.journal.Occasion;
import org.longroll.journal.Opening;
import org.longroll.journal.Policies;
import org.longroll.journal.Seat;
import org.longroll.journal.Words;

/** The kind of journal that a battle is, in one system of rules. */
record BattleKind(GameSystem system) implements Kind<Field> {

    static final String NAME = "battle";

    private static final Words WORDS = new Words(NAME, "umpire", "at this table");

    static BattleKind of(BattleStarted opening) {
        return new BattleKind(system(opening));
    }

    static GameSystem system(BattleStarted opening) {
        return GameSystem.ALL.named(opening.rulebook().system());
    }

    static Settings settings(BattleStarted opening, Field field) {
        var changed = field.table().settings();
        return changed == null ? Settings.of(opening) : changed;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Class<Field> state() {
        return Field.class;
    }

    @Override
    public Field opened(Opening opening) {
        return system.opened((BattleStarted) opening);
    }

    @Override
    public Field after(Field field, Event event, Occasion occasion) {
        return system.after(field, event, occasion);
    }

    @Override
    public List<Seat> seats(Opening opening) {
        var battle = (BattleStarted) opening;
        var seats = new ArrayList<Seat>();
        if (battle.hasUmpire()) {
            seats.add(Seat.UMPIRE);
        }
        battle.orderOfBattle().sides().forEach(side -> seats.add(new Seat(side.id())));
        seats.add(Seat.SPECTATOR);
        return List.copyOf(seats);
    }

    @Override
    public Policies policies(Opening opening, Field field) {
        var settings = settings((BattleStarted) opening, field);
        return new Policies(settings.visibility(), settings.dicePolicy(), settings.undoPolicy());
    }

    @Override
    public int turn(Field field) {
        return field.turn();
    }

    @Override
    public Agenda<? extends Due> agenda(Field field) {
        return field.agenda();
    }

    @Override
    public List<? extends Due> due(Field field) {
        return field.due();
    }

    @Override
    public Field deferring(Field field, List<String> dues) {
        return field.deferring(dues);
    }

    /** Entries are about units and leaders. */
    @Override
    public boolean isSubject(Field field, String id) {
        return field.table().units().find(id).isPresent()
                || field.table().leader(id).isPresent();
    }

    @Override
    public String name(Field field, String id) {
        return field.table().name(id);
    }

    @Override
    public List<String> sentences(List<Event> events, Journal<Field> journal, Function<UUID, OptionalInt> numbers) {
        return Sentences.each(events, new Battle(journal), numbers);
    }

    /** The end of a turn, and of the battle. */
    @Override
    public Optional<Cause> closes(Field before, Field after) {
        if (after.table().over() && !before.table().over()) {
            return Optional.of(Cause.END);
        }
        return after.turn() > before.turn() ? Optional.of(Cause.TURN) : Optional.empty();
    }

    @Override
    public String contrast(Journal<Field> before, List<Event> now, List<Event> then) {
        return new Contrast(new Battle(before)).of(now, then);
    }

    @Override
    public List<String> actors(List<Event> events, Field field) {
        return Actors.of(events, field.table());
    }

    @Override
    public Words words() {
        return WORDS;
    }
}

package org.longroll.report.truth;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.longroll.battle.Battle;
import org.longroll.battle.Field;
import org.longroll.journal.Event;
import org.longroll.journal.History;

/** What is in force, event by event, with the field before and after each. */
record Ledger(Battle battle, Field opened, List<Moment> moments) {

    record Moment(int entry, int turn, Event event, Field before, Field after) {}

    static Ledger of(History journal) {
        var battle = Battle.of(journal.entries().journal());
        var opened = battle.system().opened(battle.opening());
        var moments = new ArrayList<Moment>();
        var field = opened;
        for (var said : battle.timeline().inForce()) {
            int turn = field.turn();
            for (var event : said.events()) {
                var after = battle.system().after(field, event, said.occasion());
                moments.add(new Moment(said.number(), turn, event, field, after));
                field = after;
            }
        }
        return new Ledger(battle, opened, moments);
    }

    /** What some entries did. */
    Ledger of(List<Integer> entries) {
        var wanted = Set.copyOf(entries);
        return where(moment -> wanted.contains(moment.entry()));
    }

    /** The entries that concern a unit or a leader: what others did later does not change what was said of it. */
    Ledger about(String id) {
        var named = Pattern.compile("(?<![\\w-])" + Pattern.quote(id) + "(?![\\w-])");
        var entries = moments.stream()
                .filter(moment -> named.matcher(moment.event().toString()).find())
                .map(Moment::entry)
                .toList();
        return of(entries);
    }

    Ledger ofTurn(int turn) {
        return where(moment -> moment.turn() == turn);
    }

    private Ledger where(Predicate<Moment> which) {
        return new Ledger(battle, opened, moments.stream().filter(which).toList());
    }

    <E extends Event> List<E> events(Class<E> kind, Predicate<E> which) {
        return moments.stream()
                .map(Moment::event)
                .filter(kind::isInstance)
                .map(kind::cast)
                .filter(which)
                .toList();
    }

    <E extends Event> boolean any(Class<E> kind, Predicate<E> which) {
        return !events(kind, which).isEmpty();
    }

    Field before() {
        return moments.getFirst().before();
    }

    Field after() {
        return moments.getLast().after();
    }

    Set<Integer> turns() {
        var turns = new TreeSet<Integer>();
        moments.forEach(moment -> turns.add(moment.turn()));
        return turns;
    }
}

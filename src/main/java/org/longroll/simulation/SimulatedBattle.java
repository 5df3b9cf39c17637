package org.longroll.simulation;

import java.util.List;
import java.util.stream.Stream;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.journal.Event;
import org.longroll.journal.Occasion;

/**
 * A battle that was played to its end.
 *
 * @param entries everything that was recorded, in order
 * @param attempts everything that was refused
 * @param broken the rules of the house that did not hold: empty, or there is a bug
 * @param end how it stands at the end
 */
public record SimulatedBattle(
        long seed,
        BattleStarted opening,
        Occasion opened,
        List<Entry> entries,
        List<Attempt> attempts,
        List<String> broken,
        Battle end) {

    public SimulatedBattle {
        entries = List.copyOf(entries);
        attempts = List.copyOf(attempts);
        broken = List.copyOf(broken);
    }

    public Stream<Event> events() {
        return Stream.concat(Stream.of(opening), entries.stream().flatMap(entry -> entry.events().stream()));
    }

    /** The same battle folded anew, from the first event to the last. */
    public Battle folded() {
        var battle = Battle.opened(end.id(), opening, opened);
        for (var entry : entries) {
            for (var event : entry.events()) {
                battle = battle.after(event, entry.occasion());
            }
        }
        return battle;
    }
}

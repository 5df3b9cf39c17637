package org.longroll.simulation;

import java.util.Map;
import java.util.Optional;
import org.longroll.battle.Referee;
import org.longroll.journal.Event;
import org.longroll.rules.Port;
import org.longroll.rules.Ports;
import org.longroll.rules.Rules;

/** The port of {@code simulation} to a system of rules: a player, and the results that are counted. */
public interface Players extends Port {

    Ports<Players> ALL = Ports.of(Players.class);

    /** Plays both sides of one battle, each by its temperament. */
    Player player(Rules rules, Referee referee, Sandtable table, Map<String, Temperament> temperaments);

    /** The result that people keep statistics of, where an event has one. */
    default Optional<String> outcome(Event event) {
        return Optional.empty();
    }
}

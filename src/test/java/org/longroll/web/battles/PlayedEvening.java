package org.longroll.web.battles;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.longroll.battle.Battles;
import org.longroll.battle.DicePolicy;
import org.longroll.scenario.Changes;
import org.longroll.simulation.Simulation;
import org.longroll.simulation.Skirmishes;

/** A battle that the program played against itself, as entries to send. */
public final class PlayedEvening {

    /** An entry as it was played, with its id there and the seat that sends it. */
    public record Sent(String id, String seat, ObjectNode body) {}

    private PlayedEvening() {}

    public static List<Sent> of(String ruleset, long seed) {
        return of(ruleset, new EntryWriter(), seed);
    }

    /** The program plays it with dice that lie on the table, so they are part of what is sent. */
    static List<Sent> of(String ruleset, EntryWriter writer, long seed) {
        var scenario = Skirmishes.ofAllArms(ruleset).with(Changes.ofDice(DicePolicy.THROWN));
        var played = Simulation.of(scenario, Battles.library()).play(seed);
        var system = played.opening().rulebook().system();
        return played.entries().stream()
                .map(entry -> new Sent(
                        entry.occasion().entry().toString(), entry.seat().id(), writer.write(system, entry.order())))
                .toList();
    }
}

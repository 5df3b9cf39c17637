package org.longroll.web.battles;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.longroll.battle.Battle;
import org.longroll.battle.Battles;
import org.longroll.journal.DicePolicy;
import org.longroll.scenario.Changes;
import org.longroll.simulation.RandomPlayer;
import org.longroll.simulation.SimulatedBattle;
import org.longroll.simulation.Simulation;
import org.longroll.simulation.Skirmishes;

/** A battle that was played without a server, as entries to send. */
public final class PlayedEvening {

    /**
     * An entry as it was played.
     *
     * @param id its id there
     * @param seat the seat that sends it
     * @param settles the type and the reason of what was due and is settled by it; empty if nothing was
     */
    public record Sent(String id, String seat, ObjectNode body, String settles) {}

    private PlayedEvening() {}

    /** The program plays against itself, with dice that lie on the table, so they are part of what is sent. */
    public static List<Sent> of(String ruleset, long seed) {
        return of(ruleset, new EntryFormWriter(), seed);
    }

    static List<Sent> of(String ruleset, EntryFormWriter writer, long seed) {
        return sent(simulation(ruleset).play(seed), writer);
    }

    /** At random within the rules: more kinds of entries come up than with a player who wants to win. */
    public static List<Sent> atRandom(String ruleset, long seed) {
        return sent(simulation(ruleset).with(RandomPlayer::new).play(seed), new EntryFormWriter());
    }

    private static Simulation simulation(String ruleset) {
        var scenario = Skirmishes.ofAllArms(ruleset).with(Changes.ofDice(DicePolicy.THROWN));
        return Simulation.of(scenario, Battles.library());
    }

    private static List<Sent> sent(SimulatedBattle played, EntryFormWriter writer) {
        var system = played.opening().rulebook().system();
        var battle = Battle.opened(played.end().id(), played.opening(), played.opened());
        var sent = new ArrayList<Sent>();
        for (var entry : played.entries()) {
            var body = writer.write(system, entry.order());
            sent.add(new Sent(entry.occasion().entry().toString(), entry.seat().id(), body, settled(battle, body)));
            for (var event : entry.events()) {
                battle = battle.after(event, entry.occasion());
            }
        }
        return sent;
    }

    private static String settled(Battle battle, ObjectNode body) {
        var id = body.path("due").asText(body.path("settles").asText(""));
        return battle.field().due().stream()
                .filter(due -> due.id().equals(id))
                .map(due -> due.type() + " " + due.reason())
                .findFirst()
                .orElse("");
    }
}

package org.longroll.analysis;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.longroll.battle.Battle;
import org.longroll.battle.Battles;
import org.longroll.battle.Decider;
import org.longroll.dice.DiceStream;
import org.longroll.journal.Correction;
import org.longroll.journal.Decision;
import org.longroll.journal.History;
import org.longroll.journal.Inputs;
import org.longroll.journal.Occasion;
import org.longroll.journal.Order;
import org.longroll.journal.Seat;
import org.longroll.scenario.Changes;
import org.longroll.scenario.ScenarioLibrary;
import org.longroll.simulation.BadBoy;
import org.longroll.simulation.SimulatedBattle;
import org.longroll.simulation.Simulation;

/** Battles to look at: one small one of each system, played to the end of a few turns. */
public final class Evenings {

    public static final List<String> BATTLES = List.of("little-round-top", "mcphersons-ridge");

    private static final Map<String, Integer> TURNS = Map.of("little-round-top", 4, "mcphersons-ridge", 3);
    private static final ScenarioLibrary SCENARIOS = ScenarioLibrary.read(Battles.library());

    private Evenings() {}

    static Simulation simulation(String id) {
        var scenario = SCENARIOS.find(id).orElseThrow().scenario();
        var players = Map.of("umpire", "Ann", scenario.initiative(), "Ben");
        return Simulation.of(
                        scenario.with(new Changes(null, null, null, null, null, null, null, TURNS.get(id), players)),
                        Battles.library())
                .with(BadBoy::new);
    }

    public static SimulatedBattle played(String id, long seed) {
        return simulation(id).play(seed);
    }

    public static History journal(SimulatedBattle battle) {
        var lines = new ArrayList<History.Line>();
        lines.add(new History.Line(battle.opening(), battle.opened()));
        battle.entries().forEach(entry -> entry.events()
                .forEach(event -> lines.add(new History.Line(event, entry.occasion()))));
        return new History(battle.end().id(), lines);
    }

    public static Battle battle(History journal) {
        return Story.of(journal).battle();
    }

    /** The journal with one more entry, by the umpire. */
    public static History after(History journal, Order order) {
        var battle = battle(journal);
        var referee = Battles.referee(battle.opening().rulebook().ruleset());
        var inputs = new Inputs(Seat.UMPIRE, new DiceStream("umpire " + battle.version()), Instant.EPOCH);
        var occasion = new Occasion(
                new UUID(battle.version(), battle.version()),
                battle.latest().at().plusSeconds(60),
                "umpire");
        return switch (Decider.decide(battle, order, inputs, referee)) {
            case Decision.Accepted(var events) -> {
                var lines = new ArrayList<>(journal.lines());
                events.forEach(event -> lines.add(new History.Line(event, occasion)));
                yield new History(journal.id(), lines);
            }
            case Decision.Refused(var refusal) -> throw new AssertionError(refusal);
        };
    }

    /** Everything that can be taken back is. */
    static History allUndone(History journal) {
        int acts = (int)
                battle(journal).timeline().acts().filter(act -> !act.stands()).count();
        return after(journal, new Correction.UndoLast(acts, "It never happened."));
    }
}

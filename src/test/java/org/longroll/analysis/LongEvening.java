package org.longroll.analysis;

import java.util.Map;
import org.longroll.battle.Battles;
import org.longroll.journal.History;
import org.longroll.scenario.Changes;
import org.longroll.scenario.ScenarioLibrary;
import org.longroll.simulation.Simulation;

/** A battle of as many turns as wanted, for measuring. */
public final class LongEvening {

    private LongEvening() {}

    public static History of(String id, int turns) {
        var scenario =
                ScenarioLibrary.read(Battles.library()).find(id).orElseThrow().scenario();
        var changes = new Changes(null, null, null, null, null, null, null, turns, Map.of("umpire", "Ann"));
        return Evenings.journal(
                Simulation.of(scenario.with(changes), Battles.library()).play(1));
    }
}

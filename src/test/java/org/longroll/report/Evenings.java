package org.longroll.report;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.longroll.analysis.Analysis;
import org.longroll.charts.ChartFiles;
import org.longroll.charts.RulesLibrary;
import org.longroll.journal.Event;
import org.longroll.journal.History;
import org.longroll.journal.Occasion;
import org.longroll.report.composition.Composer;
import org.longroll.scenario.ScenarioLibrary;
import org.longroll.simulation.BadBoy;
import org.longroll.simulation.SimulatedBattle;
import org.longroll.simulation.Simulation;

/** Battles that the house played against itself, and what is told of them. */
final class Evenings {

    static final RulesLibrary RULES = RulesLibrary.read(ChartFiles.onClasspath());

    private static final ScenarioLibrary SCENARIOS = ScenarioLibrary.read(RULES);
    private static final Map<String, SimulatedBattle> PLAYED = new ConcurrentHashMap<>();

    /** One of each system, the first of about 60 units. */
    static final List<String> ALL = List.of("shiloh-hornets-nest", "little-round-top", "mcphersons-ridge");

    private Evenings() {}

    static SimulatedBattle played(String scenario) {
        return PLAYED.computeIfAbsent(scenario, name -> Simulation.of(
                        SCENARIOS.find(name).orElseThrow().scenario(), RULES)
                .with(BadBoy::new)
                .play(7));
    }

    static History journal(SimulatedBattle battle) {
        return upTo(battle, battle.entries().size());
    }

    /** The journal as it was after so many entries. */
    static History upTo(SimulatedBattle battle, int entries) {
        var lines = new ArrayList<History.Line>();
        lines.add(new History.Line(battle.opening(), battle.opened()));
        battle.entries().stream().limit(entries).forEach(entry -> entry.events()
                .forEach(event -> lines.add(new History.Line(event, entry.occasion()))));
        return new History(battle.end().id(), lines);
    }

    /** The journal with one more entry. */
    static History and(History journal, Event... events) {
        var lines = new ArrayList<>(journal.lines());
        var occasion = new Occasion(new UUID(7, lines.size()), Instant.parse("2026-11-16T20:00:00Z"), "umpire");
        for (var event : events) {
            lines.add(new History.Line(event, occasion));
        }
        return new History(journal.id(), lines);
    }

    static Report report(History journal) {
        return Composer.compose(journal.entries(), Analysis.of(journal));
    }

    static Report report(String scenario) {
        return report(journal(played(scenario)));
    }
}

package org.longroll.report.truth;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.longroll.analysis.Analysis;
import org.longroll.battle.Battles;
import org.longroll.journal.History;
import org.longroll.report.Report;
import org.longroll.report.composition.Composer;
import org.longroll.simulation.BadBoy;
import org.longroll.simulation.SimulatedBattle;
import org.longroll.simulation.Simulation;
import org.longroll.simulation.Skirmishes;
import org.longroll.testing.HowMany;

/** Battles and what is told of them: played once, and held against the ledger by every test. */
final class ToldBattles {

    private static final int BATTLES = HowMany.of("checked.reports", 6, 200);

    private static final List<String> ADF = List.of("adf-25mm", "adf-15mm", "adf-15mm-2014", "adf-10mm");

    private static final Map<String, List<Told>> TOLD = new HashMap<>();

    private ToldBattles() {}

    record Told(int number, History journal, Analysis analysis, Report report) {
        static Told of(String system, int number) {
            var journal = ToldBattles.journal(played(system, number));
            var analysis = Analysis.of(journal);
            return new Told(number, journal, analysis, Composer.compose(journal.entries(), analysis));
        }
    }

    static synchronized List<Told> of(String system) {
        return TOLD.computeIfAbsent(system, each -> IntStream.range(0, BATTLES)
                .parallel()
                .mapToObj(number -> Told.of(each, number))
                .toList());
    }

    private static SimulatedBattle played(String system, int number) {
        var ruleset = system.equals("rff") ? "rff" : ADF.get(number / 2 % ADF.size());
        var simulation = Simulation.of(Skirmishes.ofAllArms(ruleset), Battles.library(), number);
        return (number % 2 == 0 ? simulation : simulation.with(BadBoy::new)).play(number);
    }

    static History journal(SimulatedBattle battle) {
        var lines = new ArrayList<History.Line>();
        lines.add(new History.Line(battle.opening(), battle.opened()));
        battle.entries().forEach(entry -> entry.events()
                .forEach(event -> lines.add(new History.Line(event, entry.occasion()))));
        return new History(battle.end().id(), lines);
    }
}

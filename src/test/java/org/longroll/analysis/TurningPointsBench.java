package org.longroll.analysis;

import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.battle.Battles;
import org.longroll.battle.Journal;
import org.longroll.scenario.ScenarioLibrary;
import org.longroll.simulation.Simulation;

/**
 * Whether two seeds name the same turning point, and how long that takes: {@code mvn -Dtest=TurningPointsBench
 * -Dturning.battles=10 test}.
 */
class TurningPointsBench {

    private static final int BATTLES = Integer.getInteger("turning.battles", 2);
    private static final List<Long> SEEDS = List.of(1L, 1_000_001L);

    @ParameterizedTest
    @ValueSource(strings = {"little-round-top", "mcphersons-ridge", "shiloh-hornets-nest"})
    void two_seeds_name_the_same(String id) {
        var scenario =
                ScenarioLibrary.read(Battles.library()).find(id).orElseThrow().scenario();
        var simulation = Simulation.of(scenario, Battles.library());
        int same = 0;
        for (int battle = 1; battle <= BATTLES; battle++) {
            var journal = Evenings.journal(simulation.play(battle));
            var first =
                    SEEDS.stream().map(seed -> first(journal, simulation, seed)).distinct();
            same += first.count() == 1 ? 1 : 0;
        }
        System.out.printf("%s: two seeds agree in %d of %d%n", id, same, BATTLES);
    }

    private static String first(Journal journal, Simulation simulation, long seed) {
        long began = System.nanoTime();
        var points = TurningPoints.of(journal, Sequel.by(simulation), new Effort(5, 50, seed), (played, of) -> {});
        System.out.printf(
                "  seed %d: %.1f s at load %.1f, clear %s, %s%n",
                seed,
                (System.nanoTime() - began) / 1e9,
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
                points.clear(),
                points.points().getFirst().sentence());
        return points.clear()
                ? Integer.toString(points.points().getFirst().moment().number())
                : "none";
    }
}

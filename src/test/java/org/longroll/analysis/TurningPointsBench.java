package org.longroll.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.longroll.analysis.TurningPoints.TurningPoint;
import org.longroll.battle.Battles;
import org.longroll.journal.History;
import org.longroll.scenario.ScenarioLibrary;
import org.longroll.simulation.Simulation;

/**
 * Whether two seeds name the same turning point, in how many battles there is one, and how long that takes: {@code mvn
 * -DargLine= -Dtest=TurningPointsBench -Dturning.scenario=mcphersons-ridge -Dturning.first=1 -Dturning.last=10 test}. The first
 * search is that of a JVM which has compiled nothing yet.
 */
class TurningPointsBench {

    private static final String SCENARIO = System.getProperty("turning.scenario", "little-round-top");
    private static final int FIRST = Integer.getInteger("turning.first", 1);
    private static final int LAST = Integer.getInteger("turning.last", 2);
    private static final List<Long> SEEDS = List.of(1L, 2L);

    /** Of so many battles that have one, two seeds may disagree in one. */
    private static final int OF = 10;

    @Test
    void two_seeds_name_the_same() {
        var scenario = ScenarioLibrary.read(Battles.library())
                .find(SCENARIO)
                .orElseThrow()
                .scenario();
        var simulation = Simulation.of(scenario, Battles.library());
        int first = 0;
        int same = 0;
        int clear = 0;
        for (int battle = FIRST; battle <= LAST; battle++) {
            System.out.printf("%s, battle %d%n", SCENARIO, battle);
            var journal = Evenings.journal(simulation.play(battle));
            var found =
                    SEEDS.stream().map(seed -> found(journal, simulation, seed)).toList();
            if (found.stream().anyMatch(TurningPoints::clear)) {
                clear++;
                first += differing(found.stream().map(TurningPointsBench::first)) == 1 ? 1 : 0;
                same += differing(found.stream()
                                        .map(points ->
                                                points.clear() ? TurningPointsBench.first(points) : Optional.empty()))
                                == 1
                        ? 1
                        : 0;
            }
        }
        System.out.printf(
                "%s: %d of %d have one; the first is the same to both seeds in %d of these, and clear to both in %d%n",
                SCENARIO, clear, LAST - FIRST + 1, first, same);
        assertThat((clear - first) * OF).isLessThanOrEqualTo(Math.max(OF, clear));
    }

    private static long differing(Stream<Optional<Moment>> named) {
        return named.distinct().count();
    }

    private static Optional<Moment> first(TurningPoints points) {
        return points.points().stream().map(TurningPoint::moment).findFirst();
    }

    private static TurningPoints found(History journal, Simulation simulation, long seed) {
        var done = new int[1];
        long began = System.nanoTime();
        var points = TurningPoints.of(
                journal, Sequel.by(simulation), new Effort(5, 50, seed), (played, of) -> done[0] = played);
        System.out.printf(
                "  seed %d: %.1f s at load %.1f, %d playouts, clear %s%n",
                seed,
                (System.nanoTime() - began) / 1e9,
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
                done[0],
                points.clear());
        points.points().stream()
                .limit(3)
                .forEach(point ->
                        System.out.printf("    %+.3f ± %.3f %s%n", point.shift(), point.margin(), point.sentence()));
        return points;
    }
}

package org.longroll.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.longroll.adf.battle.Deed;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.battle.Battle;
import org.longroll.battle.Decider;
import org.longroll.battle.GameSystem;
import org.longroll.battle.Possibility;
import org.longroll.battle.Referee;
import org.longroll.battle.SeatOutlook;
import org.longroll.charts.ChartFiles;
import org.longroll.charts.RulesLibrary;
import org.longroll.dice.DiceStream;
import org.longroll.journal.Decision;
import org.longroll.journal.Inputs;
import org.longroll.journal.Seat;
import org.longroll.rules.RulesetId;
import org.longroll.scenario.ScenarioLibrary;
import org.longroll.simulation.Entry;
import org.longroll.simulation.SimulatedBattle;
import org.longroll.simulation.Simulation;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What playing costs in a battle of 62 units: one fire, what may come next, and twelve turns. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
public class BattleBench {

    private final RulesLibrary library = RulesLibrary.read(ChartFiles.onClasspath());
    private final Simulation simulation = Simulation.of(
            ScenarioLibrary.read(library).find("shiloh-hornets-nest").orElseThrow().scenario(), library);
    private final SimulatedBattle played = simulation.play(1);
    private final Entry fire = lateFire(played);
    private final Battle before = upTo(played, fire);
    private final Referee referee = GameSystem.ALL.named("adf")
            .over(library.find(new RulesetId("adf-10mm")).orElseThrow());
    private long seed = 1;

    /** Decides a fire in the middle of the battle, and folds all that comes of it. */
    @Benchmark
    public Battle fire() {
        var inputs = new Inputs(fire.seat(), new DiceStream(fire.dice()));
        var decided = (Decision.Accepted) Decider.decide(before, fire.order(), inputs, referee);
        var after = before;
        for (var event : decided.events()) {
            after = after.after(event, fire.occasion());
        }
        return after;
    }

    /** Everything that would be accepted then. */
    @Benchmark
    public List<Possibility> next() {
        return new SeatOutlook(before, Seat.UMPIRE).next(referee);
    }

    /** A whole battle, of another seed each time. */
    @Benchmark
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    public SimulatedBattle wholeBattle() {
        return simulation.play(seed++);
    }

    private static Entry lateFire(SimulatedBattle battle) {
        return battle.entries().stream()
                .skip(battle.entries().size() / 2)
                .filter(entry -> entry.order() instanceof Deed.Fire order && order.kind() == FireKind.FIRE)
                .findFirst()
                .orElseThrow();
    }

    private static Battle upTo(SimulatedBattle played, Entry last) {
        var battle = Battle.opened(played.end().id(), played.opening(), played.opened());
        for (var entry : played.entries().subList(0, last.number() - 1)) {
            for (var event : entry.events()) {
                battle = battle.after(event, entry.occasion());
            }
        }
        return battle;
    }
}

package org.longroll.bench;

import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Cover;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MoraleChart.CheckCause;
import org.longroll.adf.chart.MoraleChart.Works;
import org.longroll.adf.chart.Quality;
import org.longroll.adf.chart.SmallArm;
import org.longroll.adf.rules.AdfRules;
import org.longroll.adf.rules.Contestant;
import org.longroll.adf.rules.FireOrder;
import org.longroll.adf.rules.FireOrder.MountedWith;
import org.longroll.adf.rules.Firer;
import org.longroll.adf.rules.ImpactAnswer;
import org.longroll.adf.rules.Losses;
import org.longroll.adf.rules.MoraleCheck;
import org.longroll.adf.rules.Range;
import org.longroll.adf.rules.Regiment;
import org.longroll.adf.rules.Situation;
import org.longroll.adf.rules.Target;
import org.longroll.adf.rules.Troops;
import org.longroll.charts.ChartFiles;
import org.longroll.charts.RulesLibrary;
import org.longroll.dice.Roll;
import org.longroll.rules.Fraction;
import org.longroll.rules.Nation;
import org.longroll.rules.RulesetId;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What a question costs, rolled and with its exact odds. Run with {@code mvn -Pbench -DskipTests test}. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class AdfBench {

    private final AdfRules rules = (AdfRules) RulesLibrary.read(ChartFiles.onClasspath())
            .find(new RulesetId("adf-15mm"))
            .orElseThrow();

    private final Troops veterans =
            new Troops(Arm.INFANTRY, Quality.VETERAN, Formation.BATTLE_LINE, false, Morale.GOOD_ORDER);
    private final Troops green = new Troops(Arm.INFANTRY, Quality.GREEN, Formation.BATTLE_LINE, false, Morale.DISORDER);
    private final Firer regiment = new Firer(veterans, SmallArm.RIFLE_MUSKET, 8, Nation.US, true, false);
    private final FireOrder order = new FireOrder(
            FireKind.FIRE,
            new Range.Measured(Fraction.ONE),
            List.of(regiment, regiment),
            MountedWith.WEAPON,
            new Target(green, false, Set.of(Cover.LIGHT_WOODS, Cover.WOOD_FENCE), Aspect.FULL_FLANK, true),
            List.of());
    private final Situation situation = new Situation(
            1,
            Works.HASTY_WORKS,
            null,
            false,
            Fraction.ZERO,
            false,
            2,
            false,
            Aspect.FULL_FLANK,
            true,
            1,
            false,
            null,
            Aspect.FRONT);
    private final Losses losses = new Losses(4, 3, 2);
    private final MoraleCheck check = new MoraleCheck(green, losses, 2, CheckCause.OTHER, situation);
    private final Contestant attacker = new Contestant(veterans, 8, losses, situation);
    private final Contestant defender = new Contestant(green, 7, losses, situation);
    private final Regiment target = new Regiment(green, 8, 7, 4);

    @Benchmark
    public Object fire() {
        return rules.fire(order).answer().roll(Roll.of(3, 4, 5));
    }

    @Benchmark
    public Object fireWithOdds() {
        return rules.fire(order).answer().odds();
    }

    @Benchmark
    public Object check() {
        return rules.check(check).answer().roll(Roll.of(3, 4));
    }

    @Benchmark
    public Object checkWithOdds() {
        return rules.check(check).answer().odds();
    }

    @Benchmark
    public Object impact() {
        return contest().roll(Roll.of(3, 4), Roll.of(2, 5));
    }

    @Benchmark
    public Object impactWithOdds() {
        return contest().odds();
    }

    @Benchmark
    public Object volleyWithOdds() {
        return rules.volley(order, target, situation).answer();
    }

    private ImpactAnswer.Contest contest() {
        return (ImpactAnswer.Contest) rules.impact(attacker, defender).answer();
    }
}

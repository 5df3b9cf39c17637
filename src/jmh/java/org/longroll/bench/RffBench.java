package org.longroll.bench;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.longroll.charts.ChartFiles;
import org.longroll.charts.RulesLibrary;
import org.longroll.rff.chart.ChargeChart.ChargeArm;
import org.longroll.rff.chart.ChargeCondition;
import org.longroll.rff.chart.Cover;
import org.longroll.rff.chart.Effectiveness;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.Quality;
import org.longroll.rff.chart.SmallArm;
import org.longroll.rff.chart.TargetCondition;
import org.longroll.rff.chart.UnitKind;
import org.longroll.rff.rules.ChargeCombat;
import org.longroll.rff.rules.Contender;
import org.longroll.rff.rules.FireOrder;
import org.longroll.rff.rules.Firer;
import org.longroll.rff.rules.ManeuverCheck;
import org.longroll.rff.rules.RffRules;
import org.longroll.rff.rules.Target;
import org.longroll.rules.Fraction;
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
public class RffBench {

    private final RffRules rules = (RffRules) RulesLibrary.read(ChartFiles.onClasspath())
            .find(new RulesetId("rff"))
            .orElseThrow();

    private final FireOrder order = new FireOrder(
            FireKind.MUSKETRY,
            List.of(
                    new Firer(SmallArm.RM, 7, Fraction.whole(8), Quality.VETERAN, Set.of()),
                    new Firer(SmallArm.SM, 5, Fraction.whole(4), Quality.GREEN, Set.of(Firer.Weakness.DISORDERED))),
            true,
            false,
            new Target(
                    UnitKind.TROOPS,
                    Quality.TRAINED,
                    Set.of(TargetCondition.FIELD_COLUMN, TargetCondition.ENFILADED),
                    Cover.PARTIAL,
                    false,
                    Order.DISORDERED,
                    Target.Charging.CHARGING),
            List.of());
    private final ManeuverCheck check = new ManeuverCheck(
            false,
            Order.DISORDERED,
            Quality.VETERAN,
            Effectiveness.WORN,
            Set.of(
                    ManeuverCondition.GALLANT_LEADER,
                    ManeuverCondition.ATTACHED_LEADER,
                    ManeuverCondition.OUTFLANKED,
                    ManeuverCondition.HEAVY_CASUALTIES));
    private final ChargeCombat combat = new ChargeCombat(
            side(ChargeArm.CAVALRY, 6, Set.of(ChargeCondition.CAVALRY_OPEN_GROUND, ChargeCondition.ATTACHED_LEADER)),
            side(ChargeArm.TROOPS, 4, Set.of(ChargeCondition.FORTIFIED, ChargeCondition.DISORDERED)),
            ChargeCombat.Round.FIRST);

    private static Contender side(ChargeArm arm, int stands, Set<ChargeCondition> conditions) {
        return new Contender(
                Quality.VETERAN,
                Effectiveness.FRESH,
                stands,
                conditions,
                Optional.of(arm),
                false,
                false,
                false,
                Optional.of(Ground.OPEN));
    }

    @Benchmark
    public Object fire() {
        return rules.fire(order).answer().roll(7);
    }

    @Benchmark
    public Object fireWithOdds() {
        return rules.fire(order).answer().odds();
    }

    @Benchmark
    public Object maneuver() {
        return rules.check(check).answer().roll(6);
    }

    @Benchmark
    public Object maneuverWithOdds() {
        return rules.check(check).answer().odds();
    }

    @Benchmark
    public Object charge() {
        return rules.charge(combat).answer().roll(7, 4);
    }

    @Benchmark
    public Object chargeWithOdds() {
        return rules.charge(combat).answer().odds();
    }
}

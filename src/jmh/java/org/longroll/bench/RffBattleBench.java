package org.longroll.bench;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Decider;
import org.longroll.battle.GameSystem;
import org.longroll.battle.HigherCommand;
import org.longroll.battle.Leader;
import org.longroll.battle.Muster;
import org.longroll.battle.OrderOfBattle;
import org.longroll.battle.Possibility;
import org.longroll.battle.Referee;
import org.longroll.battle.Rulebook;
import org.longroll.battle.SeatOutlook;
import org.longroll.battle.Side;
import org.longroll.battle.Victory;
import org.longroll.charts.ChartFiles;
import org.longroll.charts.RulesLibrary;
import org.longroll.dice.DiceStream;
import org.longroll.journal.Decision;
import org.longroll.journal.DicePolicy;
import org.longroll.journal.GivenDice;
import org.longroll.journal.Inputs;
import org.longroll.journal.Occasion;
import org.longroll.journal.Order;
import org.longroll.journal.Seat;
import org.longroll.journal.UndoPolicy;
import org.longroll.journal.Visibility;
import org.longroll.rff.battle.ManeuverOrder;
import org.longroll.rff.battle.RffOrder;
import org.longroll.rff.battle.TurnOrder;
import org.longroll.rff.chart.Cover;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rules.Fraction;
import org.longroll.rules.Nation;
import org.longroll.rules.Rules;
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

/** What an entry and the list of what is possible cost in a battle of sixty units. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class RffBattleBench {

    private static final int UNITS_A_SIDE = 30;

    private final Rules rules = RulesLibrary.read(ChartFiles.onClasspath())
            .find(new RulesetId("rff"))
            .orElseThrow();
    private final Referee referee = GameSystem.ALL.named("rff").over(rules);
    private final Inputs inputs = new Inputs(Seat.UMPIRE, new DiceStream("bench"));
    private final Occasion occasion = new Occasion(new UUID(0, 9), Instant.EPOCH, "umpire");

    private final Battle maneuvering = after(
            Battle.opened(new UUID(0, 1), opening(), new Occasion(new UUID(0, 2), Instant.EPOCH, "umpire")),
            new ManeuverOrder.Maneuver(ids("union"), true, List.of(), GivenDice.Thrown.of(5)));

    private final Battle firing = after(
            after(maneuvering, new TurnOrder.BeginPhase(null)), new TurnOrder.BeginPhase(null));

    private final Order fire = new RffOrder.Fire(
            FireKind.MUSKETRY,
            List.of(
                    new RffOrder.Fire.Group("union-1", null, Fraction.whole(7)),
                    new RffOrder.Fire.Group("union-2", 4, Fraction.whole(4))),
            "confederate-3",
            List.of(),
            Cover.PARTIAL,
            false,
            false,
            List.of("confederate-4"),
            GivenDice.Thrown.of(9));

    @Benchmark
    public Battle fireDecidedAndFolded() {
        return after(firing, fire);
    }

    @Benchmark
    public List<Possibility> nextWhileAllMayManeuver() {
        return new SeatOutlook(maneuvering, Seat.UMPIRE).next(referee);
    }

    private Battle after(Battle battle, Order order) {
        var events = ((Decision.Accepted) Decider.decide(battle, order, inputs, referee)).events();
        var on = battle;
        for (var event : events) {
            on = on.after(event, occasion);
        }
        return on;
    }

    private static List<String> ids(String side) {
        var ids = new ArrayList<String>();
        for (int i = 0; i < UNITS_A_SIDE; i++) {
            ids.add("%s-%d".formatted(side, i));
        }
        return ids;
    }

    private BattleStarted opening() {
        var units = new ArrayList<Muster>();
        for (var side : List.of("union", "confederate")) {
            ids(side).forEach(id -> units.add(regiment(id, side)));
        }
        return new BattleStarted(
                "Sixty regiments",
                new Rulebook("rff", "rff", 1, rules.chart().hash().hex(), List.of()),
                Visibility.PRIVATE,
                DicePolicy.EITHER,
                UndoPolicy.FREE,
                12,
                "union",
                new OrderOfBattle(
                        List.of(
                                new Side("union", "Union", Nation.US),
                                new Side("confederate", "Confederate", Nation.CS)),
                        List.of(brigade("union"), brigade("confederate")),
                        units,
                        List.of(new Leader("meade", "Meade", "union-command", null, "gallant")),
                        List.of()),
                Victory.PLAIN,
                Map.of(),
                null, null, null, null);
    }

    private static HigherCommand brigade(String side) {
        return new HigherCommand(side + "-command", side, HigherCommand.Kind.BRIGADE, side, null);
    }

    private static Muster regiment(String id, String side) {
        return new Muster(
                id,
                id,
                side + "-command",
                "infantry",
                "veteran",
                "RM",
                null,
                null,
                null,
                8,
                null,
                5,
                3,
                "line",
                false,
                1);
    }
}

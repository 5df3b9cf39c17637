package org.longroll.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.longroll.analysis.DiceStatistics;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleJudge;
import org.longroll.battle.Battles;
import org.longroll.battle.Decider;
import org.longroll.battle.Referee;
import org.longroll.dice.DiceStream;
import org.longroll.journal.Amendment;
import org.longroll.journal.Correction;
import org.longroll.journal.Correction.Amend;
import org.longroll.journal.Correction.Change;
import org.longroll.journal.CorrectionEvent.ConsentAsked;
import org.longroll.journal.Decision;
import org.longroll.journal.DicePolicy;
import org.longroll.journal.History;
import org.longroll.journal.Inputs;
import org.longroll.journal.Occasion;
import org.longroll.journal.Order;
import org.longroll.journal.RecordedOrder;
import org.longroll.journal.Seat;
import org.longroll.journal.UndoPolicy;
import org.longroll.report.export.CsvTables;
import org.longroll.scenario.Changes;
import org.longroll.testing.HowMany;

/**
 * However a battle is corrected, every face that was ever recorded is in {@code rolls.csv} exactly once, with its fate;
 * a second reader of the ledger says so.
 */
class EveryDieTest {

    private static final List<String> SCENARIOS = List.of("little-round-top", "mcphersons-ridge");
    private static final int BATTLES = HowMany.of("dice.battles", 4, 50);
    private static final int CORRECTIONS = 14;
    private static final int TURNS = 2;

    /** A battle that is corrected, and what was done to it. */
    private static final class Corrected {
        private final Random random;
        private final RandomCorrections corrections;
        private final List<History.Line> lines = new ArrayList<>();
        private final Map<String, Integer> done;
        private final Referee referee;
        private final List<String> sides;
        private Battle battle;

        Corrected(int seed, Map<String, Integer> done) {
            this.random = new Random(seed);
            this.corrections = new RandomCorrections(seed);
            this.done = done;
            var dice = DicePolicy.values()[seed % DicePolicy.values().length];
            var policy = seed % 4 == 3 ? UndoPolicy.CONSENT : null;
            var changes = new Changes(null, null, null, null, dice, policy, null, TURNS, null);
            var scenario =
                    Skirmishes.shipped(SCENARIOS.get(seed % SCENARIOS.size())).with(changes);
            var played =
                    Simulation.of(scenario, Battles.library()).with(BadBoy::new).play(seed);
            this.referee = Battles.referee(played.opening().rulebook().ruleset());
            this.battle = Battle.opened(played.end().id(), played.opening(), played.opened());
            this.sides = battle.orderOfBattle().sides().stream()
                    .map(side -> side.id())
                    .toList();
            lines.add(new History.Line(played.opening(), played.opened()));
            played.entries().forEach(entry -> add(entry.events(), entry.occasion()));
        }

        private void add(List<org.longroll.journal.Event> events, Occasion occasion) {
            for (var event : events) {
                battle = battle.after(event, occasion);
                lines.add(new History.Line(event, occasion));
            }
        }

        History journal() {
            return new History(battle.id(), lines);
        }

        void correct() {
            switch (random.nextInt(6)) {
                case 0 -> record("undo", new Correction.UndoLast(1 + random.nextInt(3), "Too early."));
                case 1 -> {
                    if (record("undo", new Correction.UndoLast(1, "Not so."))) {
                        record("redo", new Correction.Redo("So it was."));
                    }
                }
                case 2 -> record("check", withChecks(corrections.next(battle)));
                case 3 ->
                    record(
                            "strike",
                            new Amend(withDice().entry(), new Change.Strike(), new TreeMap<>(), "Out of sight."));
                default -> record("amend", corrections.next(battle));
            }
        }

        private RecordedOrder withDice() {
            var rolled = battle.timeline().inForce().stream()
                    .filter(RecordedOrder::rolledDice)
                    .toList();
            return rolled.get(random.nextInt(rolled.size()));
        }

        /** The same with dice for the first check that it newly calls, where there is one. */
        private Amend withChecks(Amend amend) {
            var trial = Amendment.of(battle.journal(), amend, inputs("umpire"), new BattleJudge(referee));
            if (trial.refusal().isPresent() || trial.answer().newlyDue().isEmpty()) {
                return amend;
            }
            var due = trial.answer().newlyDue().getFirst().id();
            for (var faces : List.of(List.of(4), List.of(3, 4), List.of(2, 3, 4))) {
                var dice = new TreeMap<>(Map.of(due, faces));
                var more = new Amend(amend.entry(), amend.change(), dice, amend.reason());
                if (Amendment.of(battle.journal(), more, inputs("umpire"), new BattleJudge(referee))
                        .refusal()
                        .isEmpty()) {
                    return more;
                }
            }
            return amend;
        }

        /** By the umpire, or by a side that asks and the other that agrees. */
        private boolean record(String what, Order order) {
            var by = battle.settings().undoPolicy() == UndoPolicy.CONSENT ? sides.getFirst() : "umpire";
            var request = say(by, order);
            if (request != null && lines.getLast().event() instanceof ConsentAsked) {
                request = say(sides.getLast(), new Correction.Consent(request, true, null));
                done.merge("consent", request == null ? 0 : 1, Integer::sum);
            }
            done.merge(what, request == null ? 0 : 1, Integer::sum);
            return request != null;
        }

        private UUID say(String seat, Order order) {
            var occasion = new Occasion(
                    new UUID(random.nextLong(), random.nextLong()),
                    battle.latest().at().plusSeconds(60),
                    seat);
            if (!(Decider.decide(battle, order, inputs(seat), referee) instanceof Decision.Accepted(var events))) {
                return null;
            }
            add(events, occasion);
            return occasion.entry();
        }

        private Inputs inputs(String seat) {
            return new Inputs(new Seat(seat), new DiceStream("dice " + battle.version()), Instant.EPOCH);
        }
    }

    /** As the second reader tells it. */
    private static List<String> told(String csv) {
        var rows = csv.lines().map(row -> row.split(",", -1)).toList();
        var heads = List.of(rows.getFirst());
        return rows.stream()
                .skip(1)
                .map(row -> "%s %s d%s %s %s %s %s"
                        .formatted(
                                row[heads.indexOf("purpose")],
                                row[heads.indexOf("unit")],
                                row[heads.indexOf("sides")],
                                row[heads.indexOf("source")],
                                row[heads.indexOf("face")],
                                row[heads.indexOf("fate")],
                                row[heads.indexOf("became")])
                        .strip())
                .sorted()
                .toList();
    }

    @Test
    void every_face_that_was_ever_recorded_is_listed_once_with_its_fate() {
        var done = new TreeMap<String, Integer>();
        var fates = new TreeMap<String, Integer>();
        for (int seed = 0; seed < BATTLES; seed++) {
            var corrected = new Corrected(seed, done);
            for (int i = 0; i < CORRECTIONS; i++) {
                corrected.correct();
                var journal = corrected.journal();
                var listed = told(CsvTables.dice(journal.entries()));
                assertThat(listed)
                        .as("battle %d after correction %d", seed, i)
                        .isEqualTo(new LedgerDice(journal).told());
                var statistics = DiceStatistics.of(journal);
                assertThat(statistics.dice()).isEqualTo(listed.size());
                assertThat(statistics.undone() + statistics.corrected()).isEqualTo((int)
                        listed.stream().filter(die -> !die.endsWith(" stands")).count());
                listed.forEach(die -> fates.merge(fate(die), 1, Integer::sum));
            }
        }
        assertThat(done).containsOnlyKeys("amend", "check", "strike", "undo", "redo", "consent");
        assertThat(done).doesNotContainValue(0);
        assertThat(fates).containsOnlyKeys("stands", "corrected", "taken-back", "struck", "left-out");
    }

    private static String fate(String die) {
        return die.replaceFirst(" \\d+$", "").replaceFirst(".* ", "");
    }
}

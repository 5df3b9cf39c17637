package org.longroll.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.GenerationMode;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.longroll.adf.battle.Deed;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleJudge;
import org.longroll.battle.Battles;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Decider;
import org.longroll.battle.Leader;
import org.longroll.battle.Referee;
import org.longroll.codec.SnapshotCodec;
import org.longroll.dice.DiceStream;
import org.longroll.journal.Act;
import org.longroll.journal.AmendedLine;
import org.longroll.journal.AmendedLine.Fate;
import org.longroll.journal.Amendment;
import org.longroll.journal.Correction;
import org.longroll.journal.Correction.Change;
import org.longroll.journal.Decision;
import org.longroll.journal.Event;
import org.longroll.journal.GivenDice;
import org.longroll.journal.Inputs;
import org.longroll.journal.JournalEvent.Declared;
import org.longroll.journal.JournalEvent.DiceRolled;
import org.longroll.journal.Occasion;
import org.longroll.journal.Order;
import org.longroll.journal.RecordedOrder;
import org.longroll.journal.Seat;
import org.longroll.ledger.StatusRow;
import org.longroll.projection.StatusRows;
import org.longroll.rff.battle.RffOrder;
import org.longroll.scenario.ScenarioLibrary;
import org.longroll.testing.HowMany;

/** What people take back, put back and correct, in whole battles of both systems. */
class CorrectedBattleTest {

    private static final List<String> SCENARIOS = List.of("little-round-top", "mcphersons-ridge");
    private static final Pattern SHARED =
            Pattern.compile("id=(heavy-casualties|greater-losses|key-position-lost|\\w+-leader)");

    /** Battles of each scenario that are corrected. */
    private static final int SEEDS = HowMany.of("corrected.battles", 1, 6);

    private static final Map<String, SimulatedBattle> PLAYED = new HashMap<>();

    private record Played(SimulatedBattle simulated, Referee referee) {
        Battle at(int entries) {
            var battle = Battle.opened(simulated.end().id(), simulated.opening(), simulated.opened());
            for (var entry : simulated.entries().subList(0, entries)) {
                for (var event : entry.events()) {
                    battle = battle.after(event, entry.occasion());
                }
            }
            return battle;
        }

        int most() {
            return simulated.entries().size();
        }
    }

    private static Played played(int scenario, int seed) {
        var id = SCENARIOS.get(scenario % SCENARIOS.size());
        var simulated =
                PLAYED.computeIfAbsent(id + seed % SEEDS, key -> simulation(id).play(seed % SEEDS));
        return new Played(
                simulated, Battles.referee(simulated.opening().rulebook().ruleset()));
    }

    private static Simulation simulation(String id) {
        var scenario =
                ScenarioLibrary.read(Battles.library()).find(id).orElseThrow().scenario();
        return Simulation.of(scenario, Battles.library()).with(BadBoy::new);
    }

    @Property(tries = 60)
    void an_undo_and_a_redo_leave_everything_as_it_was(
            @ForAll @IntRange(max = 1) int scenario,
            @ForAll @IntRange(max = 5) int seed,
            @ForAll @IntRange(min = 5, max = 100) int percent,
            @ForAll @IntRange(min = 1, max = 5) int back) {
        var played = played(scenario, seed);
        var before = played.at(played.most() * percent / 100);
        var undone = recorded(before, new Correction.UndoLast(back, null), played.referee());
        var redone = recorded(undone, new Correction.Redo(null), played.referee());
        assertThat(redone.field()).isEqualTo(before.field());
        assertThat(redone.timeline()).isEqualTo(before.timeline());
        assertThat(redone.version()).isGreaterThan(before.version());
    }

    @Property(tries = 60)
    void the_same_orders_with_the_same_dice_lead_to_the_same_place_again(
            @ForAll @IntRange(max = 1) int scenario,
            @ForAll @IntRange(max = 5) int seed,
            @ForAll @IntRange(min = 10, max = 100) int percent) {
        var played = played(scenario, seed);
        var before = played.at(played.most() * percent / 100);
        var last = before.timeline().acts().limit(3).toList().reversed();
        Assume.that(last.stream().noneMatch(Act::stands));
        var now = recorded(before, new Correction.UndoLast(3, null), played.referee());
        assertThat(now.field()).isEqualTo(last.getFirst().before());
        for (var act : last) {
            for (var said : act.said()) {
                for (var event : said.events()) {
                    now = now.after(event, said.occasion());
                }
            }
        }
        assertThat(now.field()).isEqualTo(before.field());
    }

    @Property(tries = 25)
    void an_entry_that_is_amended_to_what_it_was_changes_nothing(
            @ForAll @IntRange(max = 1) int scenario,
            @ForAll @IntRange(max = 5) int seed,
            @ForAll @IntRange(min = 5, max = 95) int percent) {
        var played = played(scenario, seed);
        var before = played.at(played.most());
        var said = entry(before, percent);
        var amend = amend(said, said.order());
        var trial = Amendment.of(before.journal(), amend, umpire(), new BattleJudge(played.referee()))
                .answer();
        assertThat(trial.lines().subList(1, trial.lines().size()))
                .allSatisfy(line -> assertThat(line.fate()).as(line.toString()).isEqualTo(Fate.STANDS));
        assertThat(trial.newlyDue()).isEmpty();
        var after = recorded(before, amend, played.referee());
        assertThat(statuses(after)).isEqualTo(statuses(before));
        assertThat(after.field().turn()).isEqualTo(before.field().turn());
    }

    @Property(tries = 25)
    void a_trial_says_exactly_what_the_amendment_does_and_an_undo_takes_it_back(
            @ForAll @IntRange(max = 1) int scenario,
            @ForAll @IntRange(max = 5) int seed,
            @ForAll @IntRange(min = 5, max = 95) int percent) {
        var played = played(scenario, seed);
        var before = played.at(played.most());
        var said = entry(before, percent);
        var amend = new Correction.Amend(said.entry(), new Change.Strike(), new TreeMap<>(), null);
        var trial = Amendment.of(before.journal(), amend, umpire(), new BattleJudge(played.referee()))
                .answer();
        var after = recorded(before, amend, played.referee());
        assertThat(after.version())
                .isEqualTo(before.version() + 1 + trial.events().size());
        var kept = trial.lines().stream()
                .filter(line -> line.fate() == Fate.STANDS || line.fate() == Fate.CHANGES)
                .count();
        var act = after.timeline().acts().findFirst().orElseThrow();
        assertThat(act.entries()).hasSize((int) kept);
        var undone = recorded(after, new Correction.UndoLast(1, null), played.referee());
        assertThat(undone.field()).isEqualTo(before.field());
        assertThat(undone.timeline().inForce()).isEqualTo(before.timeline().inForce());
    }

    @Property(generation = GenerationMode.EXHAUSTIVE)
    void another_die_in_a_fire_keeps_every_later_entry_of_units_that_it_does_not_concern(
            @ForAll @IntRange(max = 1) int scenario,
            @ForAll @IntRange(max = 5) int seed,
            @ForAll @IntRange(max = 11) int which) {
        if (seed >= SEEDS) {
            return;
        }
        var played = played(scenario, seed);
        var before = played.at(played.most());
        var fires = before.timeline().inForce().stream()
                .filter(said -> said.order() instanceof Deed.Fire || said.order() instanceof RffOrder.Fire)
                .toList();
        var said = fires.get(which % fires.size());
        var trial = Amendment.of(
                before.journal(), amend(said, otherDice(said)), umpire(), new BattleJudge(played.referee()));
        assertThat(trial.refusal()).isEmpty();
        var rides = before.timeline().inForce().stream()
                .filter(each -> each.order().type().equals("attach-leader"))
                .map(each -> named(each.events(), before))
                .toList();
        Set<String> concerned = named(said.events(), before);
        for (var line : trial.answer().lines()) {
            if (line.fate() == Fate.STANDS
                    || line.fate() == Fate.CHANGES && (goesForAll(line) || onlyARulingWent(line))) {
                continue;
            }
            var named = named(List.of(line.before(), line.after()), before);
            assertThat(named.stream().anyMatch(concerned::contains) || concernsTheSide(line))
                    .as("%s concerns %s, not only %s", line, concerned, named)
                    .isTrue();
            concerned.addAll(named);
            // A leader is free, or falls, with the unit that he rides with.
            rides.stream()
                    .filter(ride -> ride.stream().anyMatch(concerned::contains))
                    .forEach(concerned::addAll);
        }
    }

    /** What the umpire allowed needs no ruling any more, or another one; it came out as it was. */
    private static boolean onlyARulingWent(AmendedLine line) {
        return withoutWords(line.before()).equals(withoutWords(line.after()));
    }

    private static List<Event> withoutWords(List<Event> events) {
        return events.stream().filter(event -> !(event instanceof Declared)).toList();
    }

    /** The turn, and the end, are for everybody; what it finds changed on its way concerns nobody else. */
    private static boolean goesForAll(AmendedLine line) {
        var order = ((Declared) line.before().getFirst()).order();
        while (order instanceof CommonOrder.Allow ruling) {
            order = ruling.entry();
        }
        return order instanceof org.longroll.adf.battle.TurnOrder
                || order instanceof org.longroll.rff.battle.TurnOrder
                || order instanceof CommonOrder.EndBattle;
    }

    /** A leader, and what a whole side has lost, weigh upon units that the fire itself did not concern. */
    private static boolean concernsTheSide(AmendedLine line) {
        return line.fate() == Fate.CHANGES && !shared(line.before()).equals(shared(line.after()));
    }

    private static List<String> shared(List<Event> events) {
        return SHARED.matcher(events.toString())
                .results()
                .map(MatchResult::group)
                .toList();
    }

    @Property(tries = 6)
    void at_every_version_the_board_shows_what_the_fold_says(
            @ForAll @IntRange(max = 1) int scenario, @ForAll @IntRange(max = 2) int seed) {
        var played = played(scenario, seed);
        var simulated = played.simulated();
        var battle = Battle.opened(simulated.end().id(), simulated.opening(), simulated.opened());
        var board = board(StatusRows.changed(null, battle.journal()));
        for (var entry : simulated.entries()) {
            var after = battle;
            for (var event : entry.events()) {
                after = after.after(event, entry.occasion());
            }
            board.putAll(board(StatusRows.changed(battle.journal(), after.journal())));
            assertThat(board).isEqualTo(board(StatusRows.changed(null, after.journal())));
            battle = after;
        }
    }

    @Property(tries = 30)
    void a_battle_that_is_loaded_from_a_snapshot_goes_on_as_the_one_that_was_never_put_down(
            @ForAll @IntRange(max = 1) int scenario,
            @ForAll @IntRange(max = 5) int seed,
            @ForAll @IntRange(min = 5, max = 95) int percent) {
        var played = played(scenario, seed);
        var snapshot = Battle.of(SnapshotCodec.journal(
                SnapshotCodec.of(played.at(played.most() * percent / 100).journal())));
        for (var entry : played.simulated().entries().subList(played.most() * percent / 100, played.most())) {
            for (var event : entry.events()) {
                snapshot = snapshot.after(event, entry.occasion());
            }
        }
        var whole = played.at(played.most());
        assertThat(snapshot.field()).isEqualTo(whole.field());
        assertThat(snapshot.version()).isEqualTo(whole.version());
        assertThat(snapshot.opening()).isEqualTo(whole.opening());
    }

    private static Map<String, String> board(List<StatusRow> rows) {
        var board = new HashMap<String, String>();
        rows.forEach(row -> board.put(row.kind() + " " + row.id(), row.document()));
        return board;
    }

    private static RecordedOrder entry(Battle battle, int percent) {
        var all = battle.timeline().inForce();
        return all.get((all.size() - 1) * percent / 100);
    }

    private static Correction.Amend amend(RecordedOrder said, Order order) {
        return new Correction.Amend(said.entry(), new Change.Replace(order), new TreeMap<>(), null);
    }

    /** The same fire with its first die read one higher, or one lower where it was the highest. */
    private static Order otherDice(RecordedOrder said) {
        var roll = said.events().stream()
                .filter(DiceRolled.class::isInstance)
                .map(DiceRolled.class::cast)
                .findFirst()
                .orElseThrow();
        var faces = new ArrayList<>(roll.faces());
        faces.set(0, faces.getFirst() == roll.sides() ? faces.getFirst() - 1 : faces.getFirst() + 1);
        return withDice(said.order(), new GivenDice.Thrown(faces));
    }

    /** Those behind the target keep their own dice. */
    private static Order withDice(Order order, GivenDice dice) {
        return switch (order) {
            case Deed.Fire fire -> OrderDice.in(fire, List.of(dice));
            case RffOrder.Fire fire -> OrderDice.in(fire, List.of(dice));
            default -> throw new IllegalArgumentException(order.type());
        };
    }

    /** Units and leaders that something names. */
    private static Set<String> named(Object events, Battle battle) {
        var text = events.toString();
        return Stream.concat(
                        battle.table().units().ids().stream(),
                        battle.table().order().leaders().stream().map(Leader::id))
                .filter(text::contains)
                .collect(Collectors.toSet());
    }

    private static Map<String, Object> statuses(Battle battle) {
        var statuses = new TreeMap<String, Object>();
        battle.table()
                .units()
                .ids()
                .forEach(unit -> statuses.put(unit, battle.field().status(unit)));
        return statuses;
    }

    private static Inputs umpire() {
        return new Inputs(Seat.UMPIRE, new DiceStream("none"), Instant.parse("2026-11-16T12:00:00Z"));
    }

    private static Battle recorded(Battle battle, Order order, Referee referee) {
        var decision = Decider.decide(battle, order, umpire(), referee);
        assertThat(decision).isInstanceOf(Decision.Accepted.class);
        var occasion = new Occasion(UUID.randomUUID(), Instant.parse("2026-11-16T12:00:00Z"), "umpire");
        var after = battle;
        for (var event : ((Decision.Accepted) decision).events()) {
            after = after.after(event, occasion);
        }
        return after;
    }
}

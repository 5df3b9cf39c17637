package org.longroll.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.longroll.analysis.Evenings;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleJudge;
import org.longroll.battle.Battles;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Decider;
import org.longroll.battle.Possibility;
import org.longroll.battle.Readings;
import org.longroll.battle.Referee;
import org.longroll.battle.SeatOutlook;
import org.longroll.codec.SnapshotCodec;
import org.longroll.dice.DiceStream;
import org.longroll.journal.Amendment;
import org.longroll.journal.Correction;
import org.longroll.journal.Correction.Amend;
import org.longroll.journal.CorrectionEvent.ChecksDeferred;
import org.longroll.journal.CorrectionEvent.EntryLeftOut;
import org.longroll.journal.CorrectionEvent.EntryRecordedAgain;
import org.longroll.journal.Decision;
import org.longroll.journal.Event;
import org.longroll.journal.History;
import org.longroll.journal.Inputs;
import org.longroll.journal.Journal;
import org.longroll.journal.JournalEvent.Declared;
import org.longroll.journal.JournalEvent.DiceRolled;
import org.longroll.journal.Occasion;
import org.longroll.journal.Order;
import org.longroll.journal.RecordedOrder;
import org.longroll.journal.Seat;
import org.longroll.testing.HowMany;

/**
 * A battle that was amended is the battle that would be, had it been recorded right from the start. A few random
 * corrections of each ruleset in every build, five hundred in the long one.
 */
class AmendedEqualsRecordedTest {

    static final List<String> RULESETS = Skirmishes.RULESETS;

    private static final int CORRECTIONS = HowMany.of("random.corrections", 4, 500);
    private static final int A_BATTLE = 4;
    private static final Instant NOW = Instant.parse("2026-11-16T12:00:00Z");

    @ParameterizedTest
    @FieldSource("RULESETS")
    void an_amended_battle_equals_one_that_was_recorded_right_from_the_start(String ruleset) {
        for (int first = 0; first < CORRECTIONS; first += A_BATTLE) {
            var played = Simulation.of(Skirmishes.ofAllArms(ruleset), Battles.library(), first)
                    .with(BadBoy::new)
                    .play(first);
            var journal = Evenings.journal(played);
            var corrections = new RandomCorrections(first);
            for (int each = 0; each < Math.min(A_BATTLE, CORRECTIONS - first); each++) {
                journal =
                        corrected(journal, corrections, "%s, battle %d, correction %d".formatted(ruleset, first, each));
            }
            assertThat(Decider.differences(journal, Battles.referee(ruleset), Readings.TODAY))
                    .isEmpty();
        }
    }

    /** Draws until the rules accept a correction, and holds its effect against a battle without it. */
    private static History corrected(History journal, RandomCorrections corrections, String which) {
        var before = folded(journal);
        var referee = Battles.referee(before.opening().rulebook().ruleset());
        while (true) {
            var amend = corrections.next(before);
            var trial = Amendment.of(before.journal(), amend, umpire(), new BattleJudge(referee));
            if (trial.refusal().isEmpty()) {
                var after = Evenings.after(journal, amend);
                holds(before, after, amend, referee, which + ": " + amend);
                return after;
            }
        }
    }

    private static void holds(Battle before, History after, Amend amend, Referee referee, String which) {
        var amended = folded(after);
        var fresh = new Fresh(before, amend, referee, which);
        after.lines()
                .subList((int) before.version() + 2, after.lines().size())
                .forEach(line -> fresh.take(line.event()));
        assertThat(fresh.end().field()).as(which).isEqualTo(amended.field());
        assertThat(Battle.of(SnapshotCodec.journal(SnapshotCodec.of(amended.journal())))
                        .field())
                .as(which)
                .isEqualTo(amended.field());
        if (!amended.table().over()) {
            var offered = new SeatOutlook(amended, Seat.UMPIRE)
                    .next(referee).stream().map(Possibility::due).collect(Collectors.toSet());
            var due = amended.field().due();
            assertThat(due)
                    .as(which)
                    .allMatch(each ->
                            offered.contains(each.id()) || due.stream().anyMatch(other -> other.comesBefore(each)));
        }
    }

    private static Battle folded(History journal) {
        var battle = Battle.of(Journal.opened(journal.id(), journal.lines().getFirst()));
        for (var line : journal.lines().subList(1, journal.lines().size())) {
            battle = battle.after(line.event(), line.occasion());
        }
        return battle;
    }

    private static Inputs umpire() {
        return new Inputs(Seat.UMPIRE, new DiceStream("umpire"), NOW);
    }

    /** Records the entries of an amendment one by one in a battle in which the corrected one was not recorded yet. */
    private static final class Fresh {

        private final Battle before;
        private final Amend amend;
        private final Referee referee;
        private final String which;
        private final List<Event> entry = new ArrayList<>();
        private EntryRecordedAgain again;
        private Battle battle;

        Fresh(Battle before, Amend amend, Referee referee, String which) {
            this.before = before;
            this.amend = amend;
            this.referee = referee;
            this.which = which;
            var act = before.timeline().find(amend.entry()).orElseThrow();
            this.battle = new Battle(new Journal<>(
                    before.id(),
                    before.journal().kind(),
                    before.opening(),
                    before.started(),
                    act.version(),
                    act.number() - 1,
                    before.started(),
                    before.journal().seats(),
                    act.base(),
                    act.restores()));
        }

        void take(Event event) {
            switch (event) {
                case EntryRecordedAgain next -> {
                    record();
                    again = next;
                }
                case ChecksDeferred(var dues) -> {
                    record();
                    battle = deferring(dues);
                }
                case EntryLeftOut left -> {
                    record();
                    assertThatItWasNotPossible(left);
                }
                default -> entry.add(event);
            }
        }

        Battle end() {
            record();
            return battle;
        }

        /** The port of this test: what an amendment defers, no player can. */
        private Battle deferring(List<String> dues) {
            var journal = battle.journal();
            return new Battle(new Journal<>(
                    journal.id(),
                    journal.kind(),
                    journal.opening(),
                    journal.started(),
                    journal.version(),
                    journal.entries(),
                    journal.latest(),
                    journal.seats(),
                    battle.field().deferring(dues),
                    journal.timeline()));
        }

        private void record() {
            if (entry.isEmpty()) {
                return;
            }
            if (entry.getFirst() instanceof Declared(var order)) {
                var occasion = new Occasion(again.entry(), NOW, again.by());
                var said = new RecordedOrder(occasion, 0, entry, again.replaces());
                assertThatTheDiceAreThoseOf(said);
                var decision = decided(order, new Inputs(new Seat(again.by()), said.rolled(), NOW).recording(order));
                assertThat(decision).as(which).isEqualTo(new Decision.Accepted(entry));
                entry.forEach(event -> battle = battle.after(event, occasion));
            }
            entry.clear();
        }

        /** What waits for a charge or a rout that the correction made is let pass, as in the amendment. */
        private Decision decided(Order order, Inputs inputs) {
            var strictly = Decider.decide(battle, order, inputs, referee);
            return strictly instanceof Decision.Accepted
                    ? strictly
                    : Decider.decide(
                            battle, order, inputs.waiving(referee.holdUp(battle).codes()), referee);
        }

        /**
         * Each entry but the corrected one and those that came with it has the dice that it had: all of them, or the
         * first ones where it needs fewer now.
         */
        private void assertThatTheDiceAreThoseOf(RecordedOrder said) {
            var replaced = said.replaces();
            if (replaced != null && !replaced.equals(amend.entry())) {
                assertThat(faces(recorded(replaced))).as(which).startsWith(faces(said));
            }
        }

        private static Integer[] faces(RecordedOrder said) {
            return said.events(DiceRolled.class)
                    .flatMap(dice -> dice.faces().stream())
                    .toArray(Integer[]::new);
        }

        private RecordedOrder recorded(UUID entry) {
            return before.timeline().inForce().stream()
                    .filter(said -> said.entry().equals(entry))
                    .findFirst()
                    .orElseThrow();
        }

        /** An entry that names no other entry and no check would be refused here by a player, too. */
        private void assertThatItWasNotPossible(EntryLeftOut left) {
            var said = recorded(left.entry());
            if (left.entry().equals(amend.entry()) || namesOthers(said.order())) {
                return;
            }
            var inputs = new Inputs(new Seat(said.by()), said.rolled(), NOW).recording(said.order());
            assertThat(Decider.decide(battle, said.order(), inputs, referee))
                    .as("%s leaves out %s", which, said.order())
                    .isInstanceOf(Decision.Refused.class);
        }

        private static boolean namesOthers(Order order) {
            return order instanceof CommonOrder.Settle
                    || order.settles().isPresent()
                    || order instanceof CommonOrder.Allow
                    || order instanceof Correction
                    || order.toString().matches("(?s).*[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}.*");
        }
    }
}

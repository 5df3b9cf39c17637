package org.longroll.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.longroll.analysis.TurningPoints.TurningPoint;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Field;
import org.longroll.journal.History;
import org.longroll.journal.Seat;

class TurningPointsTest {

    static final List<String> BATTLES = Evenings.BATTLES;

    private static final TurningPoints.Progress QUIETLY = (played, playouts) -> {};

    /** A sequel that is decided by one entry: who has seen it wins. */
    private static Sequel decidedBy(int entries, Field won, Field lost) {
        return (inForce, again, seed, lastTurn) -> List.of(inForce.size() >= entries ? won : lost);
    }

    /** The first entry of the first action after this share of a battle whose dice were good for the Union, and its end. */
    private static int[] action(History journal, double share) {
        return action(journal, share, 1);
    }

    /** The same with dice that were good for the Union, or bad for it. */
    private static int[] action(History journal, double share, int sign) {
        var story = Story.of(journal);
        var bounds = Actions.of(story.inForce()).bounds();
        int place = (int) (share * bounds.size());
        while (sign * fortune(journal, story, bounds.get(place), bounds.get(place + 1)) <= 0) {
            place++;
        }
        return new int[] {bounds.get(place), bounds.get(place + 1)};
    }

    private static double fortune(History journal, Story story, int from, int to) {
        var numbers = story.inForce().subList(from, to).stream()
                .map(episode -> episode.moment().number())
                .toList();
        return Analysis.of(journal).luck().rolls().stream()
                .filter(roll -> numbers.contains(roll.moment().number()))
                .mapToDouble(roll -> (roll.side().equals("union") ? 1 : -1)
                        * (roll.actual() - roll.expected())
                        / Math.sqrt(roll.variance()))
                .sum();
    }

    @Test
    void the_action_that_decides_the_battle_is_found_wherever_it_is() {
        var journal = Evenings.journal(Evenings.played("little-round-top", 1));
        var story = Story.of(journal);
        var won = endedFor(journal, "union");
        var lost = endedFor(journal, "confederate");
        for (double share : new double[] {0.1, 0.45, 0.8}) {
            var decisive = action(journal, share);
            var points = TurningPoints.of(journal, decidedBy(decisive[1], won, lost), new Effort(5, 30, 1), QUIETLY);
            assertThat(points.clear()).isTrue();
            assertThat(points.points().getFirst().moment())
                    .isEqualTo(story.inForce().get(decisive[0]).moment());
            assertThat(points.points().getFirst().isClear()).isTrue();
            assertThat(points.points().stream().skip(1)).noneMatch(TurningPoint::isClear);
        }
    }

    @Test
    void a_check_belongs_to_what_called_it() {
        var story = Story.of(Evenings.journal(Evenings.played("little-round-top", 1)));
        var bounds = Actions.of(story.inForce()).bounds();
        assertThat(bounds).hasSizeLessThan(story.inForce().size()).isSorted();
        assertThat(bounds.stream().skip(1).limit(bounds.size() - 2L))
                .allMatch(bound -> story.inForce().get(bound).before().due().isEmpty());
    }

    /** The battle as it would be had both players agreed at once who won it. */
    private static Field endedFor(History journal, String winner) {
        var agreed = Evenings.after(Evenings.allUndone(journal), new CommonOrder.EndBattle(winner, "By agreement."));
        return Evenings.battle(agreed).field();
    }

    @Test
    void a_few_playouts_that_agree_are_not_taken_for_certainty() {
        var journal = Evenings.journal(Evenings.played("little-round-top", 1));
        var sequel = decidedBy(action(journal, 0.5)[1], endedFor(journal, "union"), endedFor(journal, "confederate"));
        var points = TurningPoints.of(journal, sequel, new Effort(2, 2, 1), QUIETLY);
        assertThat(points.clear()).isFalse();
        assertThat(points.points())
                .allSatisfy(point -> assertThat(point.margin()).isGreaterThan(0.05));
    }

    @Test
    void the_search_ends_when_it_is_clear_and_says_what_it_was() {
        var journal = Evenings.journal(Evenings.played("little-round-top", 1));
        var decisive = action(journal, 0.5);
        var sequel = decidedBy(decisive[1], endedFor(journal, "union"), endedFor(journal, "confederate"));
        var points = TurningPoints.of(journal, sequel, new Effort(5, 30, 1), QUIETLY);
        assertThat(points.clear()).isTrue();
        assertThat(points.points()).allMatch(point -> point.playouts() <= 64);
        assertThat(points.points().getFirst().sentence())
                .matches("Turn \\d+, entr(y \\d+|ies \\d+ to \\d+): “.+” With other dice .*");
    }

    /** The first action turns it two times in three; a later one undoes that as often. */
    @Test
    void what_may_have_turned_the_battle_is_played_out_more_often_than_what_did_not() {
        var journal = Evenings.journal(Evenings.played("little-round-top", 1));
        int one = action(journal, 0.3)[1];
        int other = action(journal, 0.7, -1)[1];
        var won = endedFor(journal, "union");
        var lost = endedFor(journal, "confederate");
        Sequel often = (inForce, again, seed, lastTurn) ->
                List.of(inForce.size() >= one && inForce.size() < other && seed % 3 != 0 ? won : lost);
        var points = TurningPoints.of(journal, often, new Effort(5, 30, 1), QUIETLY);
        assertThat(points.clear()).as("both are as great").isFalse();
        assertThat(points.points().getFirst().playouts()).isGreaterThan(64);
    }

    /** Battles to learn from have the seeds before that of the search. */
    @Test
    void whole_battles_are_played_to_learn_from_and_then_no_action_for_more_than_two_turns() {
        var journal = Evenings.journal(Evenings.played("little-round-top", 1));
        var turns = Story.of(journal).inForce().stream()
                .map(episode -> episode.moment().turn())
                .toList();
        var end = Evenings.battle(journal).field();
        var learnt = new ConcurrentLinkedQueue<Integer>();
        var played = new ConcurrentLinkedQueue<Integer>();
        Sequel watched = (inForce, again, seed, lastTurn) -> {
            int turn = inForce.size() < turns.size() ? turns.get(inForce.size()) : turns.getLast();
            boolean whole = seed < 1_000_000;
            (whole ? learnt : played).add(whole ? lastTurn : lastTurn - turn);
            return List.of(end);
        };
        TurningPoints.of(journal, watched, new Effort(3, 10, 1), QUIETLY);
        assertThat(learnt).hasSizeBetween(20, 100).containsOnly(4);
        assertThat(played).isNotEmpty().contains(1).allMatch(turnsMore -> turnsMore <= 1);
    }

    @Test
    void progress_is_told_all_the_time_and_goes_up() {
        var journal = Evenings.journal(Evenings.played("little-round-top", 1));
        var end = Evenings.battle(journal).field();
        var told = new ArrayList<Integer>();
        TurningPoints.of(
                journal, (inForce, again, seed, lastTurn) -> List.of(end), new Effort(3, 20, 1), (played, playouts) -> {
                    assertThat(played).isLessThanOrEqualTo(playouts);
                    told.add(played);
                });
        assertThat(told).hasSizeGreaterThan(10).isSorted();
    }

    /** The Union wins after it, though its dice were bad: something else than the roll is measured. */
    @Test
    void an_action_whose_dice_speak_against_it_is_no_turning_point() {
        var journal = Evenings.journal(Evenings.played("little-round-top", 1));
        var decisive = action(journal, 0.5);
        var against = decidedBy(decisive[1], endedFor(journal, "confederate"), endedFor(journal, "union"));
        var points = TurningPoints.of(journal, against, new Effort(5, 30, 1), QUIETLY);
        assertThat(points.clear()).isFalse();
        assertThat(points.points())
                .extracting(TurningPoint::moment)
                .doesNotContain(Story.of(journal).inForce().get(decisive[0]).moment());
    }

    /** Whoever may give the orders wins, whatever their dice: a moment is worth much, and the roll nothing. */
    @Test
    void what_a_side_still_had_to_do_is_no_turning_point() {
        var journal = Evenings.journal(Evenings.played("little-round-top", 1));
        var decisive = action(journal, 0.5);
        var won = endedFor(journal, "union");
        var lost = endedFor(journal, "confederate");
        Sequel byOrders =
                (inForce, again, seed, lastTurn) -> List.of(inForce.size() + again.size() >= decisive[1] ? won : lost);
        var points = TurningPoints.of(journal, byOrders, new Effort(5, 30, 1), QUIETLY);
        assertThat(points.clear()).isFalse();
        assertThat(points.points())
                .extracting(TurningPoint::moment)
                .doesNotContain(Story.of(journal).inForce().get(decisive[0]).moment());
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void an_action_is_decided_anew_by_the_same_orders_with_other_dice(String id) {
        var simulation = Evenings.simulation(id);
        var journal = Evenings.journal(simulation.play(1));
        var inForce = Evenings.battle(journal).timeline().inForce();
        int fires = 0;
        int different = 0;
        for (int place = 0; place < inForce.size(); place++) {
            var said = inForce.get(place);
            if (said.order().type().equals("fire")) {
                var again = simulation
                        .playOn(inForce.subList(0, place), List.of(said), place, 1)
                        .entries()
                        .getFirst();
                assertThat(again.order().type()).isEqualTo("fire");
                assertThat(again.seat()).isEqualTo(new Seat(said.by()));
                different += again.events().equals(said.events()) ? 0 : 1;
                fires++;
            }
        }
        assertThat(different).isPositive().isGreaterThanOrEqualTo(fires / 3);
    }

    @Test
    void where_nothing_turned_the_battle_no_entry_is_named() {
        var journal = Evenings.journal(Evenings.played("little-round-top", 1));
        var end = Evenings.battle(journal).field();
        var points = TurningPoints.of(
                journal, (inForce, again, seed, lastTurn) -> List.of(end), new Effort(3, 10, 1), QUIETLY);
        assertThat(points.clear()).isFalse();
    }

    private static TurningPoint point(Moment moment, double shift, double margin) {
        return new TurningPoint(moment, 0.5, 0.5 + shift, shift, margin, 64, "");
    }

    /** Where none stands apart they are in the order of the battle; a clear first one is told whatever its margin leaves. */
    @Test
    void what_moved_much_beyond_its_margin_is_told_and_nothing_else() {
        var moments = Story.of(Evenings.journal(Evenings.played("little-round-top", 1))).inForce().stream()
                .map(Episode::moment)
                .toList();
        var late = point(moments.get(9), 0.30, 0.05);
        var early = point(moments.get(2), -0.28, 0.05);
        var small = point(moments.get(4), 0.05, 0.01);
        var unsure = point(moments.get(6), 0.15, 0.08);
        var points = List.of(late, early, unsure, small);
        assertThat(new TurningPoints(1, 4, 50, "union", false, points).great()).containsExactly(early, late);
        assertThat(new TurningPoints(1, 4, 50, "union", true, points).great()).containsExactly(late, early);
        assertThat(new TurningPoints(1, 2, 50, "union", true, List.of(unsure, small)).great())
                .containsExactly(unsure);
        assertThat(new TurningPoints(1, 2, 50, "union", false, List.of(unsure, small)).great())
                .isEmpty();
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void the_same_seed_finds_the_same_turning_points(String id) {
        var simulation = Evenings.simulation(id);
        var journal = Evenings.journal(simulation.play(1));
        var effort = new Effort(2, 3, 7);
        var once = TurningPoints.of(journal, Sequel.by(simulation), effort, QUIETLY);
        var again = TurningPoints.of(journal, Sequel.by(simulation), effort, QUIETLY);
        assertThat(once).isEqualTo(again);
        assertThat(once.points()).allSatisfy(point -> {
            assertThat(point.before()).isBetween(0.0, 1.0);
            assertThat(point.shift()).isEqualTo(point.after() - point.before());
            assertThat(point.sentence()).contains("give or take");
        });
    }
}

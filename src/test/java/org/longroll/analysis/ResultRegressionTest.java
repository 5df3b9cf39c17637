package org.longroll.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.longroll.analysis.ResultRegression.Known;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Field;
import org.longroll.simulation.Mischief;

class ResultRegressionTest {

    private static final int OBJECTIVES = 1;

    /** With nothing but objectives on one side. */
    private static double[] holding(double lead) {
        var measures = new double[10];
        measures[0] = 1;
        measures[OBJECTIVES] = lead;
        return measures;
    }

    @Test
    void who_knows_nothing_expects_a_draw() {
        assertThat(ResultRegression.of(List.of()).expected(holding(3))).isEqualTo(0.5);
    }

    @Test
    void a_standing_is_worth_what_came_of_such_standings() {
        var known = new ArrayList<Known>();
        for (int battle = 0; battle < 400; battle++) {
            known.add(new Known(holding(1), battle % 4 == 0 ? 0 : 1));
            known.add(new Known(holding(-1), battle % 4 == 0 ? 1 : 0));
        }
        var yardstick = ResultRegression.of(known);
        assertThat(yardstick.expected(holding(1))).isBetween(0.74, 0.76);
        assertThat(yardstick.expected(holding(-1))).isBetween(0.24, 0.26);
        assertThat(yardstick.expected(holding(3))).isGreaterThan(0.9).isLessThan(1);
    }

    @Test
    void a_lead_that_always_won_leaves_no_certainty_behind() {
        var known = List.of(new Known(holding(2), 1), new Known(holding(-2), 0));
        assertThat(ResultRegression.of(known).expected(holding(2)))
                .isGreaterThan(0.6)
                .isLessThan(0.99);
    }

    @Test
    void the_measures_are_those_of_the_first_side() {
        for (var id : Evenings.BATTLES) {
            var story = Story.of(Evenings.journal(Evenings.played(id, 1)));
            var sides = story.battle().orderOfBattle().sides();
            var end = story.inForce().getLast().before();
            var first = new ResultRegression.Surveyor(story, sides.getFirst(), 8).measures(end);
            var second = new ResultRegression.Surveyor(story, sides.getLast(), 8).measures(end);
            assertThat(first[0]).isEqualTo(1);
            assertThat(Arrays.stream(first, 1, 5)).anyMatch(measure -> measure != 0);
            for (int i = 1; i < 5; i++) {
                assertThat(first[i]).isEqualTo(-second[i]);
            }
        }
    }

    @Test
    void a_battle_that_is_played_on_is_seen_at_the_beginning_of_each_turn_and_at_its_end() {
        for (var id : Evenings.BATTLES) {
            var simulation = Evenings.simulation(id).with(chooser -> Mischief.NONE);
            var inForce = Evenings.battle(Evenings.journal(simulation.play(1)))
                    .timeline()
                    .inForce();
            var fields = Sequel.by(simulation).after(inForce.subList(0, 10), List.of(), 3, 2);
            assertThat(fields).extracting(Field::turn).isSorted().contains(2);
            assertThat(fields.getFirst().turn()).isEqualTo(2);
            assertThat(fields.getLast().turn() > 2 || fields.getLast().table().over())
                    .isTrue();
        }
    }

    @Test
    void a_battle_that_is_not_over_is_worth_what_came_of_its_like_and_one_that_is_over_what_it_came_to() {
        var journal = Evenings.journal(Evenings.played("little-round-top", 1));
        var story = Story.of(journal);
        var side = story.battle().orderOfBattle().sides().getFirst();
        var early = story.inForce().get(5).before();
        var lost = Evenings.battle(Evenings.after(
                        Evenings.allUndone(journal), new CommonOrder.EndBattle("confederate", "By agreement.")))
                .field();
        var prospects = new Prospects(story, side, 9);
        assertThat(prospects.byTurn(List.of(early))).containsOnly(0.5);
        for (int battle = 0; battle < 50; battle++) {
            prospects.learn(List.of(early, lost));
        }
        prospects.learnt();
        assertThat(prospects.byTurn(List.of(early))).hasSize(10).doesNotContain(0);
        assertThat(Arrays.stream(prospects.byTurn(List.of(early)))).allMatch(worth -> worth < 0.2);
        assertThat(prospects.byTurn(List.of(early, lost))).endsWith(0);
    }
}

package org.longroll.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.longroll.analysis.FairnessTest.Finding;
import org.longroll.dice.Dice;
import org.longroll.dice.DiceStream;

class FairnessOfDiceTest {

    @Test
    void twenty_nine_dice_are_too_few_to_say_anything() {
        var test = Fairness.ofFaces(new long[] {29, 0, 0, 0, 0, 0});
        assertThat(test.finding()).isEqualTo(Finding.TOO_FEW);
        assertThat(test.pValue()).isNull();
        assertThat(test.sentence())
                .isEqualTo("29 dice are too few to say whether the faces come up evenly: it takes 30.");
    }

    @Test
    void chi_square_is_that_of_the_textbook() {
        // Sixty throws, ten expected of each: (4+1+4+4+1+16)/10, at five degrees of freedom.
        var test = Fairness.ofFaces(new long[] {8, 9, 8, 12, 9, 14});
        assertThat(test.statistic()).isEqualTo(3.0, within(1e-9));
        assertThat(test.pValue()).isEqualTo(0.6999858, within(1e-6));
        assertThat(test.finding()).isEqualTo(Finding.NOTHING_ODD);
    }

    @Test
    void six_hundred_dice_with_too_many_sixes_are_odd() {
        var test = Fairness.ofFaces(new long[] {80, 90, 90, 95, 95, 150});
        assertThat(test.finding()).isEqualTo(Finding.ODD);
        assertThat(test.sentence()).startsWith("Of 600 dice, the faces come up as with fair dice they hardly ever do");
    }

    @Test
    void high_and_low_by_turns_is_no_free_order() {
        var rolls = IntStream.range(0, 60)
                .mapToObj(i -> List.of(i % 2 == 0 ? 1 : 6))
                .toList();
        assertThat(Fairness.ofOrder(rolls, 6).finding()).isEqualTo(Finding.ODD);
    }

    @Test
    void all_low_rolls_before_all_high_ones_is_no_free_order() {
        var rolls =
                IntStream.range(0, 60).mapToObj(i -> List.of(i < 30 ? 2 : 5)).toList();
        var test = Fairness.ofOrder(rolls, 6);
        assertThat(test.finding()).isEqualTo(Finding.ODD);
        assertThat(test.statistic()).isNegative();
    }

    @Test
    void how_people_type_in_the_dice_of_one_roll_does_not_matter() {
        var stream = new DiceStream("runs");
        List<List<Integer>> asTheyFell = new ArrayList<>();
        List<List<Integer>> sorted = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            var faces = stream.at(3 * i, Dice.d6(3)).faces();
            asTheyFell.add(faces);
            var ordered = new ArrayList<>(faces);
            Collections.sort(ordered);
            sorted.add(ordered);
        }
        assertThat(Fairness.ofOrder(sorted, 6)).isEqualTo(Fairness.ofOrder(asTheyFell, 6));
        assertThat(Fairness.ofOrder(sorted, 6).finding()).isEqualTo(Finding.NOTHING_ODD);
    }

    @Test
    void of_many_fair_samples_no_more_are_called_odd_than_should_be() {
        int watched = 0;
        for (int sample = 0; sample < 2_000; sample++) {
            var stream = new DiceStream("fair " + sample);
            var counts = new long[6];
            stream.at(0, Dice.d6(20)).faces().forEach(face -> counts[face - 1]++);
            stream.at(20, Dice.d6(20)).faces().forEach(face -> counts[face - 1]++);
            watched += Fairness.ofFaces(counts).finding() == Finding.NOTHING_ODD ? 0 : 1;
        }
        assertThat(watched).as("of 2,000, where 20 are to be expected").isBetween(6, 36);
    }
}

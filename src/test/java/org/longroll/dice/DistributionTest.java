package org.longroll.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class DistributionTest {

    @Test
    void two_dice_make_seven_in_six_ways_of_thirty_six() {
        var sum = Dice.d6(2).sum();
        assertThat(sum.probability(7)).isEqualTo(1.0 / 6);
        assertThat(sum.probability(2)).isEqualTo(1.0 / 36);
        assertThat(sum.probability(13)).isZero();
        assertThat(sum.mean(Integer::doubleValue)).isEqualTo(7);
        assertThat(sum.variance(Integer::doubleValue)).isCloseTo(35.0 / 6, within(1e-12));
    }

    @Test
    void no_dice_make_nothing_for_certain() {
        assertThat(Dice.d6(0).sum()).isEqualTo(Distribution.certain(0));
    }

    @Test
    void a_second_roll_may_hang_on_the_first() {
        var reroll = Dice.d6(1).sum().then(face -> face == 6 ? Dice.d6(2).sum() : Distribution.certain(face));
        assertThat(reroll.probability(12)).isEqualTo(1.0 / 216);
        assertThat(reroll.probability(2)).isEqualTo((36.0 + 1) / 216);
        assertThat(reroll.total()).isEqualTo(216);
    }

    @Test
    void something_always_happens() {
        assertThatThrownBy(() -> new Distribution.Builder<String>().build()).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> new Distribution.Builder<String>().add("never", -1))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_roll_fits_the_dice_that_it_is_said_to_be_of() {
        assertThat(Roll.of(3, 6).fits(Dice.d6(2))).isTrue();
        assertThat(Roll.of(3).fits(Dice.d6(2))).isFalse();
        assertThat(Roll.of(0, 7).fits(Dice.d6(2))).isFalse();
        assertThat(Roll.of(3, 6).sum()).isEqualTo(9);
        assertThat(new Dice(3, 6)).hasToString("3D6");
    }

    @Test
    void there_are_no_dice_below_none_nor_with_one_side() {
        assertThatThrownBy(() -> Dice.d6(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Dice(1, 1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Property(tries = 60)
    void counting_every_throw_gives_the_same_odds(
            @ForAll @IntRange(min = 0, max = 5) int count, @ForAll @IntRange(min = 2, max = 7) int sides) {
        var counted = new Distribution.Builder<Integer>();
        enumerate(count, sides, 0, counted);
        assertThat(new Dice(count, sides).sum()).isEqualTo(counted.build());
    }

    private static void enumerate(int left, int sides, int sum, Distribution.Builder<Integer> counted) {
        if (left == 0) {
            counted.add(sum, 1);
            return;
        }
        for (int face = 1; face <= sides; face++) {
            enumerate(left - 1, sides, sum + face, counted);
        }
    }

    @Property(tries = 50)
    void odds_sum_to_one(@ForAll @IntRange(min = 0, max = 9) int count) {
        var odds = Dice.d6(count).sum().map(sum -> sum % 5);
        assertThat(odds.probabilities().values().stream()
                        .mapToDouble(Double::doubleValue)
                        .sum())
                .isCloseTo(1, within(1e-12));
        assertThat(odds.chance(outcome -> true)).isEqualTo(1);
        assertThat(List.copyOf(odds.outcomes())).doesNotHaveDuplicates();
    }
}

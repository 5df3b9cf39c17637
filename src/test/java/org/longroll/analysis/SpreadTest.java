package org.longroll.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.longroll.battle.Odds;
import org.longroll.dice.Dice;

class SpreadTest {

    private static final Offset<Double> EXACTLY = within(1e-12);

    private static Spread of(Map<String, Long> ways) {
        return Spread.of(new Odds(new TreeMap<>(ways)), Double::parseDouble);
    }

    @Test
    void two_dice_added_up_are_the_sum_of_two_dice() {
        var one = Spread.of(Dice.d6(1).sum(), 0);
        var two = one.plus(one);
        assertThat(two.mean()).isEqualTo(7, EXACTLY);
        assertThat(two.variance()).isEqualTo(35.0 / 6, EXACTLY);
        assertThat(two.chanceOf(7)).isEqualTo(6.0 / 36, EXACTLY);
        assertThat(two.chanceOf(13)).isZero();
    }

    @Test
    void as_much_luck_or_more_is_counted_towards_the_side_on_which_it_fell() {
        var two = Spread.of(Dice.d6(2).sum(), 0);
        assertThat(two.chanceOfAsMuchAs(11)).isEqualTo(3.0 / 36, EXACTLY);
        assertThat(two.chanceOfAsMuchAs(3)).isEqualTo(3.0 / 36, EXACTLY);
        assertThat(two.chanceOfAsMuchAs(7)).isEqualTo(21.0 / 36, EXACTLY);
    }

    @Test
    void half_inches_stay_half_inches() {
        var bonus = of(Map.of("0.5", 1L, "1", 1L, "1.5", 2L));
        assertThat(bonus.mean()).isEqualTo(1.125, EXACTLY);
        assertThat(bonus.chanceOf(1.5)).isEqualTo(0.5, EXACTLY);
    }

    @Test
    void two_readings_of_one_die_rise_and_fall_together() {
        var bold = of(Map.of("0", 1L, "1", 1L));
        var timid = of(Map.of("0", 3L, "1", 1L));
        var both = Spread.ofOneDie(List.of(bold, timid));
        assertThat(both.chanceOf(0)).isEqualTo(0.5, EXACTLY);
        assertThat(both.chanceOf(1)).isEqualTo(0.25, EXACTLY);
        assertThat(both.chanceOf(2)).isEqualTo(0.25, EXACTLY);
        assertThat(both.mean()).isEqualTo(bold.mean() + timid.mean(), EXACTLY);
        assertThat(both.variance()).isGreaterThan(bold.variance() + timid.variance());
    }

    @Test
    void three_readings_of_one_die_alike_vary_nine_times_as_much_as_one() {
        var die = Spread.of(new Dice(1, 10).sum(), 0);
        assertThat(Spread.ofOneDie(List.of(die, die, die)).variance()).isEqualTo(9 * die.variance(), within(1e-9));
    }

    @Test
    void what_cannot_come_out_otherwise_is_certain() {
        assertThat(of(Map.of("3", 7L)).isCertain()).isTrue();
        assertThat(of(Map.of("3", 7L)).plus(Spread.of(Dice.d6(1).sum(), 0)).isCertain())
                .isFalse();
    }
}

package org.longroll.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.longroll.battle.Odds;
import org.longroll.dice.Dice;

/** The chance of as much luck over all kinds of rolls, against a count of every way that the dice can fall. */
class ScoreTailTest {

    private static final Spread D6 = Spread.of(Dice.d6(1).sum(), 0);
    private static final Spread TWO_D6 = Spread.of(Dice.d6(2).sum(), -7);
    private static final Spread RARE =
            Spread.of(new Odds(new TreeMap<>(Map.of("0", 35L, "1", 1L))), Double::parseDouble);

    private static ScoreTail of(Spread... rolls) {
        var tail = new ScoreTail();
        List.of(rolls).forEach(roll -> tail.add(roll, 1));
        return tail;
    }

    private static double score(Spread roll, double outcome) {
        return (outcome - roll.mean()) / Math.sqrt(roll.variance());
    }

    @Test
    void of_one_roll_it_is_that_of_the_roll() {
        assertThat(of(D6).of(score(D6, 6)).probability()).isCloseTo(1 / 6.0, within(1e-9));
        assertThat(of(D6).of(score(D6, 2)).probability()).isCloseTo(2 / 6.0, within(1e-9));
    }

    /** A normal tail makes 1 in millions of it: the score is more than five standard deviations. */
    @Test
    void a_rare_roll_is_as_rare_as_it_is() {
        var chance = of(RARE).of(score(RARE, 1));
        assertThat(chance.probability()).isCloseTo(1 / 36.0, within(1e-9));
        assertThat(chance.exact()).isTrue();
    }

    @Test
    void of_two_rolls_it_is_counted_over_both() {
        double worst = score(D6, 1) + score(TWO_D6, -5);
        assertThat(of(D6, TWO_D6).of(worst).probability()).isCloseTo(1 / 216.0, within(1e-9));
    }

    @Test
    void what_the_enemy_rolled_counts_the_other_way() {
        var tail = new ScoreTail();
        tail.add(RARE, -1);
        assertThat(tail.of(-score(RARE, 1)).probability()).isCloseTo(1 / 36.0, within(1e-9));
    }

    /** Up to five rolls of all sorts, made and suffered; every way that the dice can fall is written out. */
    @Test
    void few_rolls_are_as_likely_as_a_count_of_every_way_says() {
        var random = new Random(3);
        var sorts = List.of(D6, TWO_D6, RARE);
        for (int evening = 0; evening < 60; evening++) {
            var tail = new ScoreTail();
            Map<Double, Double> sums = Map.of(0.0, 1.0);
            double fallen = 0;
            int rolls = 1 + random.nextInt(4);
            for (int roll = 0; roll < rolls; roll++) {
                var spread = sorts.get(random.nextInt(sorts.size()));
                int sign = random.nextBoolean() ? 1 : -1;
                tail.add(spread, sign);
                sums = after(sums, spread, sign);
                fallen += sign * score(spread, spread.value(random.nextInt(spread.size())));
            }
            var chance = tail.of(fallen);
            assertThat(chance.exact()).isTrue();
            assertThat(chance.probability()).isCloseTo(asMuchAs(sums, fallen), within(1e-9));
        }
    }

    private static Map<Double, Double> after(Map<Double, Double> sums, Spread spread, int sign) {
        Map<Double, Double> all = new TreeMap<>();
        sums.forEach((sum, chance) -> {
            for (int place = 0; place < spread.size(); place++) {
                double ways = chance * spread.chance(place);
                all.merge(sum + sign * score(spread, spread.value(place)), ways, Double::sum);
            }
        });
        return all;
    }

    private static double asMuchAs(Map<Double, Double> sums, double fallen) {
        return sums.entrySet().stream()
                .filter(way -> fallen >= 0 ? way.getKey() >= fallen - 1e-6 : way.getKey() <= fallen + 1e-6)
                .mapToDouble(Map.Entry::getValue)
                .sum();
    }

    @Test
    void many_rolls_come_within_a_hundredth_of_what_a_long_evening_of_dice_shows() {
        var rolls = new Spread[40];
        for (int i = 0; i < rolls.length; i++) {
            rolls[i] = i % 3 == 0
                    ? RARE
                    : i % 3 == 1 ? TWO_D6 : Spread.of(Dice.d6(1 + i % 4).sum(), i);
        }
        double asked = 9.5;
        var chance = of(rolls).of(asked);
        assertThat(chance.exact()).isFalse();
        assertThat(chance.probability()).isCloseTo(thrown(rolls, asked), within(0.004));
    }

    private static double thrown(Spread[] rolls, double asked) {
        var random = new Random(7);
        int as = 0;
        int evenings = 200_000;
        for (int evening = 0; evening < evenings; evening++) {
            double sum = 0;
            for (var roll : rolls) {
                double left = random.nextDouble();
                int place = 0;
                while (left >= roll.chance(place) && place < roll.size() - 1) {
                    left -= roll.chance(place++);
                }
                sum += score(roll, roll.value(place));
            }
            as += sum >= asked ? 1 : 0;
        }
        return (double) as / evenings;
    }
}

package org.longroll.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.longroll.analysis.FairnessTest.Finding;
import org.longroll.simulation.Dealer;
import org.longroll.testing.HowMany;

/**
 * The luck of whole battles, played by the house itself: fifty of each system in every build, two thousand in the long
 * one. With fair dice nobody is lucky in the long run, whatever he does; with loaded dice it shows.
 */
class LuckOfManyBattlesTest {

    static final List<String> BATTLES = Evenings.BATTLES;

    private static final int MANY = HowMany.of("lucky.battles", 50, 2_000);
    private static final int LOADED = HowMany.of("loaded.battles", 12, 25);

    /** What comes up in fewer battles than this has no interval to speak of. */
    private static final int ENOUGH = 30;

    /** So many standard errors are met by chance once in a thousand times. */
    private static final double ONE_IN_A_THOUSAND = 3.29;

    /** Some numbers, one from each battle. */
    private static final class Sample {
        private final List<Double> numbers = new ArrayList<>();

        int size() {
            return numbers.size();
        }

        void add(double number) {
            numbers.add(number);
        }

        double mean() {
            return numbers.stream().mapToDouble(each -> each).average().orElseThrow();
        }

        double standardError() {
            double mean = mean();
            double squares = numbers.stream()
                    .mapToDouble(each -> Math.pow(each - mean, 2))
                    .sum();
            return Math.sqrt(squares / (numbers.size() - 1) / numbers.size());
        }

        @Override
        public String toString() {
            return "%.3f ± %.3f over %d battles".formatted(mean(), 1.96 * standardError(), numbers.size());
        }
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void with_fair_dice_neither_side_is_lucky_in_the_long_run(String id) {
        var lucks = LongStream.rangeClosed(1, MANY)
                .parallel()
                .mapToObj(seed -> luck(id, seed, Dealer.FAIR))
                .toList();
        var samples = samples(lucks);
        samples.values().removeIf(sample -> sample.size() < ENOUGH);
        samples.forEach((what, sample) -> System.out.printf("%s, %s: %s%n", id, what, sample));
        assertThat(samples).allSatisfy((what, sample) -> assertThat(sample.mean())
                .as("%s: %s", what, sample)
                .isBetween(-ONE_IN_A_THOUSAND * sample.standardError(), ONE_IN_A_THOUSAND * sample.standardError()));
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void a_side_with_loaded_dice_is_found_out(String id) {
        var cheat = Evenings.played(id, 1).opening().initiative();
        var sample = new Sample();
        var journals = LongStream.rangeClosed(1, LOADED)
                .parallel()
                .mapToObj(seed -> Evenings.journal(
                        Evenings.simulation(id).with(LoadedDice.of(cheat)).play(seed)))
                .toList();
        journals.forEach(journal -> Analysis.of(journal).luck().bySide().stream()
                .filter(fortune -> fortune.subject().id().equals(cheat))
                .forEach(fortune -> sample.add(score(fortune))));
        System.out.printf("%s, loaded: %s%n", id, sample);
        assertThat(sample.mean()).as(sample.toString()).isGreaterThan(ONE_IN_A_THOUSAND * sample.standardError());
        assertThat(DiceStatistics.of(journals.stream()
                                .map(journal -> ThrownDice.of(journal).by("Ben"))
                                .toList())
                        .tallies())
                .filteredOn(tally -> tally.by() == DiceTally.By.ALL)
                .allSatisfy(tally -> assertThat(tally.evenFaces().finding())
                        .as(tally.toString())
                        .isEqualTo(Finding.ODD));
    }

    private static Luck luck(String id, long seed, Dealer dealer) {
        var battle = Evenings.simulation(id).with(dealer).play(seed);
        assertThat(battle.broken()).as("%s, seed %d", id, seed).isEmpty();
        return Analysis.of(Evenings.journal(battle)).luck();
    }

    /** Sums, not z-values: how long a battle lasts hangs on the dice too, and only sums are fair whenever it stops. */
    private static Map<String, Sample> samples(List<Luck> lucks) {
        Map<String, Sample> samples = new TreeMap<>();
        for (var luck : lucks) {
            for (var fortune : luck.bySide()) {
                var side = fortune.subject().id();
                sample(samples, side + " in all").add(score(fortune));
                sample(samples, side + " squared").add(Math.pow(score(fortune), 2) - fortune.rolls());
                fortune.measures().stream()
                        .filter(measure -> measure.part() == RollLuck.Part.MADE)
                        .forEach(measure -> sample(
                                        samples, side + " " + measure.kind().word())
                                .add(measure.actual() - measure.expected()));
            }
        }
        return samples;
    }

    private static Sample sample(Map<String, Sample> samples, String what) {
        return samples.computeIfAbsent(what, each -> new Sample());
    }

    private static double score(Fortune fortune) {
        return fortune.z() * Math.sqrt(fortune.rolls());
    }
}

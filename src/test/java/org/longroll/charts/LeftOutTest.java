package org.longroll.charts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.longroll.adf.chart.FireResult;
import org.longroll.adf.chart.GunLine.Bore;
import org.longroll.adf.chart.ImpactChart.ImpactResult;
import org.longroll.adf.chart.MoraleChart.MoraleResult;
import org.longroll.rff.chart.ChargeChart.ChargeResult;
import org.longroll.rff.chart.FieldChart.LeaderFate;
import org.longroll.rff.chart.FireChart;
import org.longroll.rff.chart.FireChart.FireLine;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rules.Chart;
import org.longroll.rules.ChartRefused;
import org.longroll.rules.Rules;
import org.longroll.rules.Word;

/** A chart need not print every word that its system knows; what it prints, it prints whole. */
class LeftOutTest {

    /** Results: their tables leave no roll without a line, and other cells name them. */
    private static final Set<Class<?>> NEEDED = Set.of(
            FireResult.class,
            Bore.class,
            ImpactResult.class,
            MoraleResult.class,
            ChargeResult.class,
            LeaderFate.class,
            FireChart.FireResult.class,
            FireLine.class,
            ManeuverResult.class);

    /** Results that come by no line of a table of rolls, or by a roll that has another line too. */
    private static final Set<Word> NOT_NEEDED = Set.of(
            FireResult.NONE,
            MoraleResult.NATURAL_2,
            MoraleResult.NATURAL_3,
            MoraleResult.NATURAL_12,
            ManeuverResult.HASTY);

    static Stream<Arguments> words() {
        return charts().flatMap(chart ->
                LeftOut.words(chart.heading().system()).stream().map(word -> arguments(chart, word)));
    }

    static Stream<Arguments> wordsOfSeveralTables() {
        return charts().flatMap(chart -> LeftOut.words(chart.heading().system()).stream()
                .filter(word -> LeftOut.places(chart, word).size() > 1)
                .map(word -> arguments(chart, word)));
    }

    private static Stream<Chart> charts() {
        return RulesLibrary.read(ChartFiles.onClasspath()).all().stream()
                .map(Rules::chart)
                .filter(chart -> !chart.heading().system().equals("toy"));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("words")
    void a_chart_without_a_word_is_read_by_the_lines_that_it_has(Chart chart, Word word) {
        var refused = catchThrowableOfType(ChartRefused.class, () -> LeftOut.rules(chart, word));
        if (NEEDED.contains(((Enum<?>) word).getDeclaringClass()) && !NOT_NEEDED.contains(word)) {
            assertThat(refused).isNotNull();
            assertThat(refused.problems())
                    .noneSatisfy(problem -> assertThat(problem.message()).isEqualTo("is missing"));
        } else {
            assertThat(refused).isNull();
        }
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("wordsOfSeveralTables")
    void a_word_that_stands_in_one_table_is_missed_in_the_others(Chart chart, Word word) {
        for (var table : LeftOut.places(chart, word)) {
            var less = LeftOut.of(chart, word, List.of(table));
            var refused = catchThrowableOfType(ChartRefused.class, () -> LeftOut.read(less));
            assertThat(refused).as("%s without %s", table, word.word()).isNotNull();
            assertThat(refused.problems()).anySatisfy(problem -> {
                assertThat(problem.path()).startsWith(table + ".").contains(word.word());
                assertThat(problem.message()).isEqualTo("is missing");
            });
        }
    }
}

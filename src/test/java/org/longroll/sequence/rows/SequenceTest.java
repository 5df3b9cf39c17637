package org.longroll.sequence.rows;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every sentence of the charts about the sequence of play, by its number in {@code sequence/numbers.txt}. */
class SequenceTest {

    @TestFactory
    Stream<DynamicTest> each_sentence_is_played_as_it_is_printed() {
        return Rows.all().stream().flatMap(row -> row.charts().stream()
                .map(chart -> DynamicTest.dynamicTest(
                        "%s, %s: %s".formatted(row.number(), chart, row.sentence()),
                        () -> new Table(chart).play(row.lines()))));
    }

    @Test
    void no_sentence_is_without_a_row() {
        assertThat(Rows.all().stream().map(Rows.Row::number).distinct())
                .containsExactlyInAnyOrderElementsOf(Rows.numbers());
    }

    @Test
    void every_row_says_what_must_happen() {
        assertThat(Rows.all()).allSatisfy(row -> {
            assertThat(row.charts()).isNotEmpty();
            assertThat(row.sentence()).endsWith(".");
            assertThat(row.lines()).isNotEmpty();
        });
    }
}

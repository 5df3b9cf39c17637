package org.longroll.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A vocabulary that has grown since a chart was published, read through the reading that all charts are read with. */
class GrowingVocabularyTest {

    /** Bearskins came later. */
    @PrintedIn({"prices", "weights"})
    enum Headgear implements Word {
        @Spelled("kepi")
        KEPI,
        @Spelled("slouch-hat")
        SLOUCH_HAT,
        @Spelled("bearskin")
        BEARSKIN
    }

    private record Wardrobe(Map<Headgear, Integer> prices, Map<Headgear, Integer> weights, Headgear usual) {

        static Wardrobe read(Chart chart) {
            var cells = new ChartReading(chart);
            var wardrobe = new Wardrobe(
                    cells.lines(Headgear.class, "prices", row -> cells.between(1, 9, row + ".dollars")),
                    cells.lines(Headgear.class, "weights", path -> cells.between(1, 9, path)),
                    cells.printedWord("usual", Headgear.class));
            cells.finish();
            return wardrobe;
        }
    }

    private static final Map<String, String> PUBLISHED = Map.of(
            "prices.kepi.dollars", "1",
            "prices.slouch-hat.dollars", "2",
            "weights.kepi", "3",
            "weights.slouch-hat", "4",
            "usual", "kepi");

    @Test
    void a_chart_from_before_is_read_as_it_was_and_has_no_line_for_the_new_word() {
        var wardrobe = Wardrobe.read(chart(PUBLISHED));
        assertThat(wardrobe.prices()).isEqualTo(Map.of(Headgear.KEPI, 1, Headgear.SLOUCH_HAT, 2));
        assertThat(wardrobe.weights()).isEqualTo(Map.of(Headgear.KEPI, 3, Headgear.SLOUCH_HAT, 4));
    }

    @Test
    void a_chart_that_prints_the_new_word_has_its_lines() {
        var chart = with(with(PUBLISHED, "prices.bearskin.dollars", "9"), "weights.bearskin", "8");
        assertThat(Wardrobe.read(chart(chart)).prices()).containsEntry(Headgear.BEARSKIN, 9);
    }

    @Test
    void a_word_that_stands_in_one_table_is_missed_in_the_other() {
        assertRefused(with(PUBLISHED, "prices.bearskin.dollars", "9"), "weights.bearskin", "is missing");
    }

    @Test
    void a_slip_in_a_word_is_found() {
        assertRefused(with(PUBLISHED, "prices.bearskn.dollars", "9"), "prices.bearskn.dollars", "is not known");
    }

    @Test
    void a_cell_names_no_word_that_the_chart_has_no_lines_for() {
        assertRefused(
                with(PUBLISHED, "usual", "bearskin"), "usual", "expected one of kepi, slouch-hat, found 'bearskin'");
    }

    @Test
    void a_house_rule_brings_no_line_that_is_not_printed() {
        var bearskins = new HouseRule("prices.bearskin.dollars", "9", "Grenadiers");
        assertThatThrownBy(() -> chart(PUBLISHED).with(List.of(bearskins)))
                .isInstanceOf(ChartRefused.class)
                .hasMessageContaining("the chart has no such value");
    }

    private static void assertRefused(Map<String, String> values, String path, String message) {
        assertThatThrownBy(() -> Wardrobe.read(chart(values)))
                .isInstanceOf(ChartRefused.class)
                .hasMessageContaining("'%s': %s".formatted(path, message));
    }

    private static Map<String, String> with(Map<String, String> values, String path, String text) {
        var more = new LinkedHashMap<>(values);
        more.put(path, text);
        return more;
    }

    private static Chart chart(Map<String, String> values) {
        var heading = new ChartHeading(RulesetKey.of("hats", 1), "Hats", "hats", "any", "hats.yaml");
        var cells = new ArrayList<Cell>();
        values.forEach((path, text) -> cells.add(new Cell(path, text, new Place("hats.yaml", 1, path))));
        return new Chart(heading, cells, List.of(), Map.of());
    }
}

package org.longroll.charts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.longroll.rules.ChartRefused;

/** A chart with a mistake in it stops the start, and says where the mistake is. */
class BrokenChartTest {

    @Test
    void a_missing_gun_is_named() {
        assertRefused(
                "guns.csv", without("whitworth"), "adf-15mm/1/guns.csv line 1, cell 'whitworth.bore': is missing");
    }

    @Test
    void a_hole_in_a_results_row_is_named() {
        assertRefused(
                "fire-results.csv",
                replacing("infantry,,,,MC,MC,1MC", "infantry,,,,MC,,1MC"),
                "adf-15mm/1/fire-results.csv line 2, cell 'infantry.13': is a hole in the row of results");
    }

    @Test
    void a_result_milder_than_the_one_before_it_is_named() {
        assertRefused(
                "fire-results.csv",
                replacing("1MC,2MC,2MC,1H,1H,1H,2H", "1MC,2MC,2MC,1H,MC,1H,2H"),
                "adf-15mm/1/fire-results.csv line 2, cell 'infantry.18': is milder than the cell before it");
    }

    @Test
    void an_unknown_result_is_named() {
        assertRefused(
                "fire-results.csv",
                replacing("infantry,,,,MC", "infantry,,,,5H"),
                "adf-15mm/1/fire-results.csv line 2, cell 'infantry.12': expected a fire result, found '5H'");
    }

    @Test
    void a_gun_of_an_unknown_kind_is_named() {
        assertRefused(
                "guns.csv",
                replacing("napoleon,smoothbore", "napoleon,bronze"),
                "adf-15mm/1/guns.csv line 3, cell 'napoleon.bore': expected one of smoothbore, rifled, mixed, found 'bronze'");
    }

    @Test
    void a_gun_that_nobody_knows_is_named() {
        assertRefused(
                "guns.csv",
                text -> text + "columbiad,smoothbore,20,5-5,8-7,12-11\n",
                "adf-15mm/1/guns.csv line 16, cell 'columbiad.range': is not known to these rules");
    }

    @Test
    void a_column_that_nobody_knows_is_named() {
        assertRefused(
                "bmp.csv",
                text -> text.replace("last-stand", "last-stand,weather").replaceAll("(\\d)\n", "$1,3\n"),
                "adf-15mm/1/bmp.csv line 2, cell 'elite.weather': is not known to these rules");
    }

    @Test
    void firepower_that_falls_with_more_figures_is_named() {
        assertRefused(
                "infantry-weapons.csv",
                replacing("rifle-musket,no,3,2,3,4,5,6,7,8", "rifle-musket,no,3,2,3,4,3,6,7,8"),
                "adf-15mm/1/infantry-weapons.csv line 2, cell 'rifle-musket.5': is less than the cell before it");
    }

    @Test
    void a_good_modifier_that_does_harm_is_named() {
        assertRefused(
                "fire-modifiers.csv",
                replacing("target-heavy-woods,good,-1,-2", "target-heavy-woods,good,-1,+2"),
                "adf-15mm/1/fire-modifiers.csv line 3, cell 'target-heavy-woods.other': a good one is not above 0");
    }

    @Test
    void a_margin_that_two_morale_lines_claim_is_named() {
        assertRefused(
                "morale-results.csv",
                replacing("up-1,,1,4", "up-1,,1,5"),
                "adf-15mm/1/morale-results.csv line 8, cell 'up-2.from': a roll of 5 against the MMP is read in 2 lines");
    }

    @Test
    void a_margin_that_no_impact_line_claims_is_named() {
        assertRefused(
                "impact-results.csv",
                replacing("routed,8,11", "routed,8,10"),
                "adf-15mm/1/impact-results.csv line 7, cell 'surrendered.from': a margin of 11 is read in 0 lines");
    }

    @Test
    void a_row_with_a_cell_too_few_is_named() {
        assertRefused(
                "infantry-formations.csv",
                replacing("skirmishers,+6,NA,NA,9", "skirmishers,+6,NA,9"),
                "adf-15mm/1/infantry-formations.csv line 4, cell 'skirmishers':"
                        + " the row has 8 cells, the head of the table 9");
    }

    @Test
    void a_row_that_is_there_twice_is_named() {
        assertRefused(
                "bmp.csv",
                text -> text + "elite,3,4,6\n",
                "adf-15mm/1/bmp.csv line 6, cell 'elite': the row is there twice");
    }

    @Test
    void a_missing_file_is_named() {
        var files = ChartFiles.onClasspath();
        ChartFiles broken = path -> path.equals("adf-15mm/1/guns.csv") ? Optional.empty() : files.open(path);
        assertThat(refusal(broken)).hasMessage("adf-15mm/1/guns.csv line 1, cell '': the file is missing");
    }

    @Test
    void a_single_value_of_the_wrong_kind_is_named() {
        assertRefused(
                "ruleset.yaml",
                replacing("  rounding: up", "  rounding: sideways"),
                "adf-15mm/1/ruleset.yaml line 53, cell 'fire.rounding': expected one of up, down, found 'sideways'");
    }

    @Test
    void a_single_value_that_nobody_knows_is_named() {
        assertRefused(
                "ruleset.yaml",
                replacing("  rounding: up", "  rounding: up\n  smoke: thick"),
                "adf-15mm/1/ruleset.yaml line 54, cell 'fire.smoke': is not known to these rules");
    }

    @Test
    void a_single_value_given_twice_is_named() {
        assertThat(broken("ruleset.yaml", replacing("  rounding: up", "  rounding: up\n  rounding: down")))
                .hasMessageStartingWith("adf-15mm/1/ruleset.yaml line 54");
    }

    @Test
    void a_note_on_nothing_is_named() {
        assertRefused(
                "ruleset.yaml",
                replacing("notes:\n", "notes:\n  guns.columbiad: Nobody has one.\n"),
                "adf-15mm/1/guns.csv line 1, cell 'columbiad': has a note but no value");
    }

    @Test
    void a_chart_in_the_wrong_folder_is_named() {
        assertRefused(
                "ruleset.yaml",
                replacing("version: 1", "version: 2"),
                "adf-15mm/1/ruleset.yaml line 1, cell 'id': the file is for adf-15mm/2 but stands in adf-15mm/1");
    }

    @Test
    void a_system_that_nobody_plays_is_named() {
        assertRefused(
                "ruleset.yaml",
                replacing("system: adf", "system: chess"),
                "adf-15mm/1/ruleset.yaml line 1, cell 'system': no such system of rules: chess");
    }

    @Test
    void every_mistake_of_a_chart_is_heard_of_at_once() {
        var refused = broken("guns.csv", text -> text.replace("napoleon,smoothbore", "napoleon,bronze")
                .replace("8-8", "8"));
        assertThat(refused.problems()).hasSize(2);
    }

    private static void assertRefused(String file, UnaryOperator<String> mistake, String sentence) {
        assertThat(broken(file, mistake).getMessage().lines().toList()).contains(sentence);
    }

    private static ChartRefused broken(String file, UnaryOperator<String> mistake) {
        var files = ChartFiles.onClasspath();
        return refusal(path -> files.open(path).map(content -> {
            if (!path.equals("adf-15mm/1/" + file)) {
                return content;
            }
            try (content) {
                var sound = new String(content.readAllBytes(), StandardCharsets.UTF_8);
                var changed = mistake.apply(sound);
                assertThat(changed).isNotEqualTo(sound);
                return new ByteArrayInputStream(changed.getBytes(StandardCharsets.UTF_8));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }));
    }

    private static ChartRefused refusal(ChartFiles files) {
        var refused = catchThrowableOfType(ChartRefused.class, () -> RulesLibrary.read(files));
        assertThat(refused).as("the chart is refused").isNotNull();
        return refused;
    }

    private static UnaryOperator<String> replacing(String sound, String broken) {
        return text -> text.replace(sound, broken);
    }

    private static UnaryOperator<String> without(String row) {
        return text -> text.replaceAll("(?m)^" + row + ",.*\n", "");
    }
}

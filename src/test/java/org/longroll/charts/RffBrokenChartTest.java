package org.longroll.charts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.longroll.rff.chart.Effectiveness;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.Quality;
import org.longroll.rff.rules.ManeuverCheck;
import org.longroll.rff.rules.RffRules;
import org.longroll.rules.ChartRefused;
import org.longroll.rules.HouseRule;
import org.longroll.rules.RulesetId;

/** A mistake in the Regimental Fire and Fury chart, or in a house rule upon it, is named with file, line and cell. */
class RffBrokenChartTest {

    @ParameterizedTest(name = "{0}: {1} for {2}")
    @CsvSource(delimiter = '|', textBlock = """
            musketry-points.csv | RP,2,2,1/2,- | RP,2,-,1/2,- | line 3, cell 'RP.12': stands beyond a range without points
            musketry-points.csv | SM,1,1/2 | SM,1,2 | line 7, cell 'SM.8': is more than at the range before it
            musketry-points.csv | SH,1,1/2,-,- | XX,1,1/2,-,- | line 8, cell 'XX.4': is not known to these rules
            cannonade-points.csv | LH,5,3 | LH,five,3 | line 6, cell 'LH.4': expected points, or -, found 'five'
            fire-points.csv | 4,4 to 5 | 4,5 | line 5, cell '4.points': leaves a hole above the line before it, or overlaps it
            fire-points.csv | 15 or more | 15 | line 10, cell '9.points': must end in “or more”
            fire-results.csv | 6,6,5 to 6,5 to 6 | 6,6,5,5 to 6 | line 6, cell 'galling.trained': leaves a hole below the line above it, or overlaps it
            fire-results.csv | 5 or less | 5 | line 8, cell 'desultory.crack': must end in “or less”
            fire-modifiers.csv | fortified-position,-3 | fortified-position,-33 | line 9, cell 'fortified-position.value': must be from -9 to 9
            maneuver-results.csv | 4 to 7 | 4 to 6 | line 3, cell '2.in-command': leaves a hole below the line above it, or overlaps it
            maneuver-results.csv | 1,3 to 4,tardy | 1,3 to 4,hasty | line 5, cell '4.good-order-and-guns': a hasty maneuver comes without a check
            maneuver-effects.csv | wavering,none | wavering,some | line 9, cell 'wavering.maneuvers': expected one of well-handled, tardy, hasty, none, found 'some'
            movement-rates.csv | infantry-line,12/16 | infantry-line,16/12 | line 2, cell 'infantry-line.open': is slower at the double quick
            movement-rates.csv | infantry-line,12/16 | infantry-line,- | line 2, cell 'infantry-line.open': only the road may be without a rate
            charge-results.csv | 5 to 8 | 8 to 5 | line 3, cell 'driven-back.difference': expected a span such as 4 to 7 or 8 or more, found '8 to 5'
            charge-results.csv | 0,both | 0,attacker | line 5, cell 'desperate-struggle.loser': both lose in a desperate struggle, and nowhere else
            fallen-leader.csv | 1 to 3 | 2 to 3 | line 9, cell 'ignores-the-fire.die': must end at 1
            """)
    void a_mistake_is_named(String file, String right, String wrong, String named) {
        var refused = catchThrowableOfType(ChartRefused.class, () -> RulesLibrary.read(changed(file, right, wrong)));
        assertThat(refused).isNotNull();
        assertThat(refused).hasMessageContaining("rff/1/" + file + " " + named);
    }

    private static ChartFiles changed(String file, String right, String wrong) {
        var shipped = ChartFiles.onClasspath();
        return path -> shipped.open(path).map(content -> {
            if (!path.equals("rff/1/" + file)) {
                return content;
            }
            try (content) {
                var text = new String(content.readAllBytes(), StandardCharsets.UTF_8);
                assertThat(text).contains(right);
                return new ByteArrayInputStream(text.replace(right, wrong).getBytes(StandardCharsets.UTF_8));
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        });
    }

    @Test
    void a_club_may_read_a_line_its_own_way() {
        var library = RulesLibrary.read(ChartFiles.onClasspath());
        var printed = (RffRules) library.find(new RulesetId("rff")).orElseThrow();
        var club = (RffRules) library.with(
                printed, List.of(new HouseRule("maneuver-modifiers.battery.value", "+1", "Batteries are less steady")));
        var outflanked = new ManeuverCheck(
                true, Order.GOOD_ORDER, Quality.TRAINED, Effectiveness.WORN, Set.of(ManeuverCondition.OUTFLANKED));
        assertThat(club.check(outflanked).answer().modifiers().sum()).isEqualTo(-2);
        assertThat(club.chart().hash()).isNotEqualTo(printed.chart().hash());
        assertThat(club.printed().maneuver().modifiers())
                .isNotEqualTo(printed.printed().maneuver().modifiers());
    }
}

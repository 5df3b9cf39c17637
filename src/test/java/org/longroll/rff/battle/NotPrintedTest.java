package org.longroll.rff.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.longroll.battle.Battles;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Decider;
import org.longroll.battle.Flaw;
import org.longroll.battle.Referee;
import org.longroll.battle.SeatOutlook;
import org.longroll.charts.LeftOut;
import org.longroll.dice.DiceStream;
import org.longroll.journal.Decision;
import org.longroll.journal.Inputs;
import org.longroll.journal.Order;
import org.longroll.journal.Seat;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rff.chart.Quality;
import org.longroll.rff.chart.RateLine;
import org.longroll.rff.chart.SmallArm;
import org.longroll.rules.Refusal;
import org.longroll.rules.Rules;
import org.longroll.rules.RulesetId;
import org.longroll.rules.Word;

/** A battle knows nothing that its chart does not print: not at the muster, not later. */
class NotPrintedTest {

    private static final Word COLUMNS = RateLine.INFANTRY_FIELD_COLUMN_OR_EXTENDED_LINE;

    @Test
    void nobody_musters_with_what_is_not_printed() {
        var foot = Skirmish.foot("6-wisconsin", "iron", "veteran", "RM");
        assertThat(without(SmallArm.RM).flaws(foot, "units[0]"))
                .containsExactly(new Flaw("units[0].weapon", "The chart prints no “RM”."));
        assertThat(without(Quality.VETERAN).flaws(foot, "units[0]"))
                .containsExactly(new Flaw("units[0].quality", "The chart prints no “veteran”."));
        assertThat(without(RateLine.INFANTRY_LINE).flaws(foot, "units[0]"))
                .containsExactly(new Flaw("units[0].formation", "The movement rates have no line for it."));
        assertThat(without(SmallArm.SM).flaws(foot, "units[0]")).isEmpty();
    }

    @Test
    void nobody_forms_what_is_not_printed_and_nobody_is_offered_it() {
        var skirmish = Skirmish.begun().ruled("6-wisconsin", "result", "well-handled");
        var into = Saying.form(Formation.EXTENDED_LINE, "6-wisconsin");
        assertThat(refusal(skirmish, into, without(COLUMNS)).code()).isEqualTo("formation-does-not-fit");
        assertThat(skirmish.next().toString()).contains("[extended-line]");
        assertThat(new SeatOutlook(skirmish.battle(), Seat.UMPIRE)
                        .next(without(COLUMNS))
                        .toString())
                .doesNotContain("[extended-line]");
    }

    @ParameterizedTest
    @CsvSource({"formation, extended-line", "result, hasty"})
    void an_umpire_makes_nobody_what_is_not_printed(String property, String value) {
        var less = property.equals("result") ? without(ManeuverResult.HASTY) : without(COLUMNS);
        var set = new CommonOrder.SetUnit("6-wisconsin", new TreeMap<>(Map.of(property, value)), "x", false);
        assertThat(refusal(Skirmish.begun(), set, less).code()).isEqualTo("cannot-be-set");
    }

    private static Refusal refusal(Skirmish skirmish, Order order, Referee referee) {
        return switch (Decider.decide(skirmish.battle(), order, new Inputs(Seat.UMPIRE, new DiceStream("")), referee)) {
            case Decision.Refused(var refusal) -> refusal;
            case Decision.Accepted accepted -> throw new AssertionError("accepted: " + order);
        };
    }

    private static Referee without(Word word) {
        var chart =
                Battles.library().find(new RulesetId("rff")).map(Rules::chart).orElseThrow();
        return new RffSystem().over(LeftOut.rules(chart, word));
    }
}

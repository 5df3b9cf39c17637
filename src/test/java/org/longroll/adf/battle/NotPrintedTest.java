package org.longroll.adf.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Gun;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.chart.Quality;
import org.longroll.adf.chart.SmallArm;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Decider;
import org.longroll.battle.Flaw;
import org.longroll.battle.Muster;
import org.longroll.battle.Referee;
import org.longroll.battle.SeatOutlook;
import org.longroll.charts.LeftOut;
import org.longroll.dice.DiceStream;
import org.longroll.journal.Decision;
import org.longroll.journal.Inputs;
import org.longroll.journal.Order;
import org.longroll.journal.Seat;
import org.longroll.rules.Refusal;
import org.longroll.rules.Word;

/** A battle knows nothing that its chart does not print: not at the muster, not later. */
class NotPrintedTest {

    @Test
    void nobody_musters_with_what_is_not_printed() {
        var foot = Musters.infantry("20-maine", "vincent");
        assertFlaw(SmallArm.RIFLE_MUSKET, foot, "weapon");
        assertFlaw(Quality.VETERAN, foot, "quality");
        assertFlaw(Formation.BATTLE_LINE, foot, "formation");
        assertFlaw(Gun.NAPOLEON, Musters.guns("reilly", "law", "napoleon"), "weapon");
        assertThat(without(Gun.NAPOLEON).flaws(foot, "units[0]")).isEmpty();
    }

    private static void assertFlaw(Word word, Muster unit, String field) {
        assertThat(without(word).flaws(unit, "units[0]"))
                .containsExactly(new Flaw("units[0]." + field, "The chart prints no “%s”.".formatted(word.word())));
    }

    @Test
    void nobody_forms_what_is_not_printed_and_nobody_is_offered_it() {
        var referee = without(Formation.EXTENDED_LINE);
        var battle = Given.confederatePart("adf-15mm");
        var refusal = refusal(battle, Say.form(Formation.EXTENDED_LINE, "15-alabama"), referee);
        assertThat(refusal.code()).isEqualTo("not-printed");
        assertThat(new SeatOutlook(battle.now(), Seat.UMPIRE).next(referee).toString())
                .contains("skirmishers")
                .doesNotContain("extended-line");
    }

    @Test
    void an_umpire_makes_nobody_what_is_not_printed() {
        var set = new CommonOrder.SetUnit(
                "15-alabama", new TreeMap<>(Map.of("formation", "extended-line")), "for the test", false);
        var refusal = refusal(Given.confederatePart("adf-15mm"), set, without(Formation.EXTENDED_LINE));
        assertThat(refusal.code()).isEqualTo("cannot-be-set");
        assertThat(refusal.field()).isEqualTo("sets.formation");
    }

    @Test
    void nobody_is_offered_ground_that_is_not_printed() {
        var battle = Given.confederatePart("adf-15mm");
        battle.in("15-alabama", Morale.ROUTED);
        assertThat(new SeatOutlook(battle.now(), Seat.UMPIRE)
                        .next(without(Terrain.ROUGH))
                        .toString())
                .contains("heavy-woods")
                .doesNotContain("rough");
    }

    private static Refusal refusal(Given battle, Order order, Referee referee) {
        return switch (Decider.decide(battle.now(), order, new Inputs(Seat.UMPIRE, new DiceStream("")), referee)) {
            case Decision.Refused(var refusal) -> refusal;
            case Decision.Accepted accepted -> throw new AssertionError("accepted: " + order);
        };
    }

    private static Referee without(Word word) {
        return new AdfSystem().over(LeftOut.rules(Given.rules("adf-15mm").chart(), word));
    }
}

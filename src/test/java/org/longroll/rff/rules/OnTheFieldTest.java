package org.longroll.rff.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.longroll.rff.chart.Effectiveness;
import org.longroll.rff.chart.FieldChart.Actor;
import org.longroll.rff.chart.FieldChart.LeaderEffect;
import org.longroll.rff.chart.FieldChart.LeaderFate;
import org.longroll.rff.chart.FieldChart.Phase;
import org.longroll.rff.chart.FieldChart.Sight;
import org.longroll.rff.chart.FieldChart.TurnStep;

/** Leaders, command, wear, the turn and the scales. */
class OnTheFieldTest {

    @ParameterizedTest(name = "a {0} for a leader: {1}, {2}")
    @CsvSource({
        "10, SHOT_DEAD, REMOVED",
        "0, SHOT_DEAD, REMOVED",
        "9, MORTALLY_WOUNDED, REMOVED",
        "8, GRIEVOUSLY_WOUNDED, REMOVED",
        "7, FLESH_WOUND, REMOVED_ONE_TURN",
        "6, HORSE_SHOT, DISMOUNTED_ONE_TURN",
        "5, COAT_PIERCED, NONE",
        "4, STAFF_OFFICER_STRUCK, NONE",
        "3, IGNORES_THE_FIRE, NONE",
        "2, IGNORES_THE_FIRE, NONE",
        "1, IGNORES_THE_FIRE, NONE"
    })
    void a_leader_under_fire(int die, LeaderFate fate, LeaderEffect effect) {
        var outcome = TheRules.RFF.fallenLeader().roll(die).answer();
        assertThat(outcome.fate()).isEqualTo(fate);
        assertThat(outcome.effect()).isEqualTo(effect);
    }

    @Test
    void a_leader_is_lost_for_good_three_times_in_ten() {
        assertThat(TheRules.RFF.fallenLeader().effects().probability(LeaderEffect.REMOVED))
                .isEqualTo(0.3);
        assertThat(TheRules.RFF.fallenLeader().roll(11).refusal()).isPresent();
    }

    @ParameterizedTest(name = "{0}: {1} inches")
    @CsvSource({"CLEAR_LINE_OF_SIGHT, 8", "DENSE_WOODS, 4", "TWILIGHT_OR_FOG, 4", "ATTACHED, 4", "DISMOUNTED, 4"})
    void a_leader_commands_as_far_as_he_sees(Sight sight, int inches) {
        assertThat(TheRules.RFF.commandRadius(Set.of(sight))).hasValue(inches);
        assertThat(TheRules.RFF.commandRadius(EnumSet.of(sight, Sight.CLEAR_LINE_OF_SIGHT)))
                .hasValue(inches);
    }

    @Test
    void a_leader_at_the_head_of_a_line_of_march_commands_all_of_it() {
        assertThat(TheRules.RFF.commandRadius(Set.of(Sight.LINE_OF_MARCH))).isEqualTo(OptionalInt.empty());
    }

    @Test
    void a_regiment_of_ten_stands_is_worn_at_seven_and_spent_at_four() {
        assertThat(TheRules.RFF.effectiveness(8, 7, 4)).isEqualTo(Effectiveness.FRESH);
        assertThat(TheRules.RFF.effectiveness(7, 7, 4)).isEqualTo(Effectiveness.WORN);
        assertThat(TheRules.RFF.effectiveness(5, 7, 4)).isEqualTo(Effectiveness.WORN);
        assertThat(TheRules.RFF.effectiveness(4, 7, 4)).isEqualTo(Effectiveness.SPENT);
    }

    @Test
    void the_opponents_defensive_fire_comes_before_the_players_own() {
        var turn = TheRules.RFF.printed().field().turn();
        assertThat(turn.keySet()).containsExactly(TurnStep.values());
        assertThat(turn.get(TurnStep.DEFENSIVE_FIRE).by()).isEqualTo(Actor.OPPONENT);
        assertThat(turn.get(TurnStep.OFFENSIVE_FIRE).by()).isEqualTo(Actor.PLAYER);
        assertThat(TurnStep.DEFENSIVE_FIRE).isLessThan(TurnStep.OFFENSIVE_FIRE);
        assertThat(turn.values().stream().map(step -> step.phase()))
                .isSortedAccordingTo(Comparator.<Phase>naturalOrder());
    }

    @Test
    void checks_charges_and_maneuvers_are_repeated_and_the_rest_is_done_once() {
        var repeated = TheRules.RFF.printed().field().turn().entrySet().stream()
                .filter(step -> step.getValue().repeated())
                .map(Map.Entry::getKey);
        assertThat(repeated)
                .containsExactly(TurnStep.MANEUVER_CHECK, TurnStep.DECLARE_CHARGES, TurnStep.MANEUVER_UNITS);
        assertThat(TheRules.RFF
                        .printed()
                        .field()
                        .turn()
                        .get(TurnStep.BREAKTHROUGH_COMBAT)
                        .phase())
                .isEqualTo(Phase.CHARGE);
    }

    @Test
    void a_stand_is_forty_men_or_two_guns_and_an_inch_twenty_five_yards() {
        var field = TheRules.RFF.printed().field();
        assertThat(field.scales().menPerTroopStand()).isEqualTo(40);
        assertThat(field.scales().gunsPerGunStand()).isEqualTo(2);
        assertThat(field.scales().yardsPerInch()).isEqualTo(25);
        assertThat(field.closeRangeInches()).isEqualTo(4);
        assertThat(field.canisterInches()).isEqualTo(12);
    }
}

package org.longroll.rff.battle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.rff.battle.Saying.charge;
import static org.longroll.rff.battle.Saying.check;
import static org.longroll.rff.battle.Saying.combat;
import static org.longroll.rff.battle.Saying.move;
import static org.longroll.rff.battle.Saying.musketry;
import static org.longroll.rff.battle.Saying.open;
import static org.longroll.rff.battle.Skirmish.CONFEDERATE;
import static org.longroll.rff.battle.Skirmish.UNION;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.longroll.battle.CommonEvent.BattleEnded;
import org.longroll.battle.CommonOrder;
import org.longroll.rff.battle.ManeuverEvent.ManeuverResolved;
import org.longroll.rff.battle.TurnEvent.PhaseBegun;
import org.longroll.rff.battle.TurnEvent.PlayerTurnBegun;
import org.longroll.rff.battle.TurnOrder.Adversity;
import org.longroll.rules.Modifier;

class TurnTest {

    private final Skirmish skirmish = Skirmish.begun();

    @Test
    void the_side_with_the_initiative_maneuvers_first() {
        assertThat(skirmish.field().activeSide()).isEqualTo(UNION);
        assertThat(skirmish.field().part()).isEqualTo("maneuver");
        assertThat(skirmish.refusal(check(5, "2-mississippi")).code()).isEqualTo("not-their-player-turn");
    }

    @Test
    void a_turn_goes_from_part_to_part_and_says_who_was_left_out() {
        skirmish.then(check(5, "6-wisconsin")).then(new TurnOrder.BeginPhase(Part.DEFENSIVE_FIRE));
        assertThat(skirmish.last(PhaseBegun.class).leftOpen())
                .containsExactly("7-wisconsin", "151-pa", "8-illinois", "battery-b");
        skirmish.then(new TurnOrder.BeginPhase(null));
        assertThat(skirmish.last(PhaseBegun.class))
                .isEqualTo(
                        new PhaseBegun(Part.OFFENSIVE_FIRE, List.of("2-mississippi", "42-mississippi", "1-virginia")));
        assertThat(skirmish.refusal(new TurnOrder.BeginPhase(Part.MANEUVER)).code())
                .isEqualTo("no-later-phase");
    }

    @Test
    void both_players_have_their_turn_before_the_next_one() {
        skirmish.turnOver();
        assertThat(skirmish.last(PlayerTurnBegun.class)).isEqualTo(new PlayerTurnBegun(1, CONFEDERATE));
        skirmish.turnOver();
        assertThat(skirmish.last(PlayerTurnBegun.class)).isEqualTo(new PlayerTurnBegun(2, UNION));
    }

    @Test
    void a_new_player_turn_forgets_what_units_did_in_the_last() {
        skirmish.then(check(5, "6-wisconsin"))
                .then(move("6-wisconsin", open(6)))
                .turnOver();
        assertThat(skirmish.unit("6-wisconsin").activity()).isEqualTo(Activity.NONE);
    }

    @Test
    void a_turn_does_not_end_before_its_charge_phase() {
        assertThat(skirmish.refusal(new TurnOrder.EndTurn()).code()).isEqualTo("not-in-this-phase");
        assertThat(skirmish.refusal(new TurnOrder.EndTurn()).waivable()).isTrue();
    }

    @Test
    void a_charge_that_goes_home_is_fought_before_the_turn_goes_on() {
        skirmish.then(check(5, "6-wisconsin")).then(charge("6-wisconsin", "2-mississippi"));
        var charge = skirmish.lastEntry();
        skirmish.until(Part.CHARGE);
        assertThat(skirmish.refusal(new TurnOrder.EndTurn()).code()).isEqualTo("charge-unresolved");
        assertThat(skirmish.refusal(new TurnOrder.BeginPhase(null)).code()).isEqualTo("charge-unresolved");
        skirmish.then(combat(charge, 8, 2)).settled().then(new TurnOrder.EndTurn());
    }

    @Test
    void defensive_fire_comes_before_offensive_fire() {
        skirmish.until(Part.DEFENSIVE_FIRE);
        assertThat(skirmish.refusal(musketry(5, "6-wisconsin", "2-mississippi", 4))
                        .code())
                .isEqualTo("not-their-player-turn");
        skirmish.then(musketry(5, "2-mississippi", "6-wisconsin", 4)).until(Part.OFFENSIVE_FIRE);
        assertThat(skirmish.refusal(musketry(5, "42-mississippi", "6-wisconsin", 4))
                        .sentence())
                .isEqualTo("Defensive fire is over; the 42-mississippi waits.");
        skirmish.then(musketry(5, "6-wisconsin", "2-mississippi", 4));
    }

    @Test
    void the_last_turn_ends_the_battle() {
        for (int player = 0; player < 6; player++) {
            skirmish.turnOver();
        }
        assertThat(skirmish.last(BattleEnded.class).how()).isEqualTo(BattleEnded.How.TURN_LIMIT);
        assertThat(skirmish.last(BattleEnded.class).winner()).isEqualTo(UNION);
        assertThat(skirmish.refusal(check(5, "6-wisconsin")).code()).isEqualTo("battle-over");
        assertThat(skirmish.types()).containsExactlyInAnyOrder("rename", "settings", "note");
    }

    @Test
    void each_seat_plays_its_own_units() {
        assertThat(skirmish.refusal(CONFEDERATE, check(5, "6-wisconsin")).code())
                .isEqualTo("wrong-seat");
        assertThat(skirmish.refusal(CONFEDERATE, new TurnOrder.BeginPhase(null)).code())
                .isEqualTo("wrong-seat");
        skirmish.by(UNION, check(5, "6-wisconsin"));
    }

    @Test
    void the_umpire_says_what_weighs_upon_a_side() {
        var status = new TurnOrder.SideStatus(UNION, List.of(Adversity.GREATER_LOSSES));
        assertThat(skirmish.refusal(UNION, status).code()).isEqualTo("umpire-only");
        skirmish.then(status).then(check(5, "6-wisconsin"));
        assertThat(modifiers()).contains("greater-losses");
    }

    @Test
    void a_key_position_in_the_enemys_hand_weighs_upon_every_unit() {
        skirmish.then(new CommonOrder.TakeObjective("seminary", CONFEDERATE, null))
                .then(check(5, "6-wisconsin"));
        assertThat(modifiers()).contains("key-position-lost");
    }

    @Test
    void losses_reach_the_thresholds_of_the_scenario() {
        skirmish.ruled("151-pa", "stands", "6").then(check(5, "6-wisconsin"));
        assertThat(modifiers()).doesNotContain("heavy-casualties");
        skirmish.ruled("151-pa", "stands", "5").then(check(5, "7-wisconsin"));
        assertThat(modifiers()).contains("heavy-casualties").doesNotContain("greater-losses");
    }

    private List<String> modifiers() {
        return skirmish.last(ManeuverResolved.class).modifiers().stream()
                .filter(Modifier::counts)
                .map(Modifier::id)
                .toList();
    }
}

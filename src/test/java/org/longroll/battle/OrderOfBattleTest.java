package org.longroll.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.longroll.battle.HigherCommand.Kind;
import org.longroll.rules.Nation;

class OrderOfBattleTest {

    private static final List<Side> SIDES =
            List.of(new Side("union", "Union", Nation.US), new Side("confederate", "Confederate", Nation.CS));

    private final List<HigherCommand> commands = new ArrayList<>(List.of(
            new HigherCommand("v-corps", "union", Kind.CORPS, "V Corps", null),
            new HigherCommand("vincent", "union", Kind.BRIGADE, "Vincent's Brigade", "v-corps"),
            new HigherCommand("law", "confederate", Kind.BRIGADE, "Law's Brigade", null)));

    @Test
    void a_sound_order_of_battle_has_no_flaw() {
        assertThat(order(unit("20-maine", "vincent"), unit("15-alabama", "law")).flaws())
                .isEmpty();
    }

    @Test
    void a_unit_fights_for_the_side_of_its_command() {
        var alabama = unit("15-alabama", "law");
        assertThat(order(alabama).sideOf(alabama)).isEqualTo("confederate");
    }

    @Test
    void a_unit_of_a_command_that_is_not_there_is_a_flaw() {
        assertThat(order(unit("20-maine", "vincnet")).flaws())
                .containsExactly(new Flaw("units[0].command", "there is no command “vincnet”"));
    }

    @Test
    void two_units_of_one_name_are_a_flaw() {
        assertThat(order(unit("20-maine", "vincent"), unit("20-maine", "law")).flaws())
                .containsExactly(new Flaw("units[1].id", "“20-maine” is there twice"));
    }

    @Test
    void a_brigade_cannot_stand_under_the_other_side_nor_under_a_smaller_command_nor_under_itself() {
        commands.add(new HigherCommand("hood", "confederate", Kind.DIVISION, "Hood", "v-corps"));
        commands.add(new HigherCommand("iii-corps", "union", Kind.CORPS, "III Corps", "vincent"));
        commands.add(new HigherCommand("weed", "union", Kind.BRIGADE, "Weed", "weed"));
        assertThat(order(unit("20-maine", "vincent")).flaws())
                .extracting(Flaw::field)
                .containsExactly("commands[3].under", "commands[4].under", "commands[5].under");
    }

    @Test
    void a_side_cannot_be_called_after_another_seat() {
        var order = new OrderOfBattle(
                List.of(new Side("umpire", "Umpire", Nation.US), SIDES.getLast()),
                List.of(),
                List.of(),
                List.of(),
                List.of());
        assertThat(order.flaws()).extracting(Flaw::field).containsExactly("sides[0].id");
    }

    private OrderOfBattle order(Muster... units) {
        return new OrderOfBattle(SIDES, commands, List.of(units), List.of(), List.of());
    }

    private static Muster unit(String id, String command) {
        return new Muster(
                id, id, command, "infantry", "veteran", null, null, 6, null, 3, null, null, null, null, false, 1);
    }
}

package org.longroll.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.groups.Tuple.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.longroll.battle.HigherCommand;
import org.longroll.battle.Leader;
import org.longroll.battle.OrderOfBattle;
import org.longroll.scenario.ScenarioLibrary.Shipped;

class ScenarioCsvTest {

    private static final String TABLE = """
            side,sideNation,corps,brigade,unit,arm,quality,weapon,figures,stands,brigadeLeader,brigadeLeaderWorth
            Union,us,V Corps,Vincent's Brigade [vincent],20th Maine,infantry,veteran,rifle-musket,6,3,Col. Vincent,2
            Union,us,V Corps,Vincent's Brigade [vincent],83rd Pennsylvania,infantry,veteran,rifle-musket,6,3,,
            South,cs,,Law's Brigade,15th Alabama,infantry,veteran,rifle-musket,8,4,,
            """;

    static final List<String> SHIPPED = Shelf.all().stream().map(Shipped::id).toList();

    @Test
    void a_table_becomes_a_scenario() {
        var order = read(TABLE).orderOfBattle();
        assertThat(order.commands())
                .extracting(HigherCommand::id, HigherCommand::under)
                .containsExactly(tuple("v-corps", null), tuple("vincent", "v-corps"), tuple("laws-brigade", null));
        assertThat(order.units()).extracting("id").containsExactly("20th-maine", "83rd-pennsylvania", "15th-alabama");
        assertThat(order.leaders()).containsExactly(new Leader("col-vincent", "Col. Vincent", "vincent", 2, null));
        assertThat(read(TABLE).initiative()).isEqualTo("union");
    }

    @ParameterizedTest
    @FieldSource("SHIPPED")
    void what_was_exported_comes_back_the_same(String id) {
        var scenario = Shelf.scenario(id);
        var csv = ScenarioCsv.write(scenario);
        var heading = new ScenarioCsv.Heading(
                scenario.title(), scenario.ruleset(), scenario.initiative(), scenario.turnLimit());
        var back = ScenarioCsv.read("x.csv", csv, heading, Shelf.CHARTS);
        assertThat(ScenarioCsv.write(back)).isEqualTo(csv);
        var before = scenario.orderOfBattle();
        var after = back.orderOfBattle();
        assertThat(after.units()).isEqualTo(before.units());
        assertThat(after.commands()).containsExactlyInAnyOrderElementsOf(before.commands());
        assertThat(after.leaders()).containsExactlyInAnyOrderElementsOf(before.leaders());
    }

    @Test
    void a_spreadsheet_may_part_its_cells_with_semicolons() {
        assertThat(read("\uFEFF" + TABLE.replace(",", ";"))).isEqualTo(read(TABLE));
    }

    @Test
    void flaws_are_named_by_line_and_column() {
        var table = TABLE.replace("20th Maine,infantry", "20th Maine,infntry")
                .replace("rifle-musket,8,4", "rifle-musket,many,4")
                .replace("Union,us,V Corps", "Union,usa,V Corps");
        assertThat(flaws(table))
                .containsExactlyInAnyOrder(
                        "oob.csv, line 2, sideNation: must be one of us, cs",
                        "oob.csv, line 4, figures: must be a whole number from 1 to 100");
        assertThat(flaws(TABLE.replace("20th Maine,infantry", "20th Maine,infntry")))
                .isNotEmpty()
                .allMatch(flaw -> flaw.startsWith("oob.csv, line 2, "));
    }

    @Test
    void lines_that_contradict_each_other_are_flaws() {
        var table = TABLE.replace(
                        "Union,us,V Corps,Vincent's Brigade [vincent],83rd", "Union,cs,,Vincent [vincent],83rd")
                .replace("rifle-musket,6,3,,", "rifle-musket,6,3,Col. Rice,1");
        assertThat(flaws(table))
                .containsExactly(
                        "oob.csv, line 3, sideNation: the nation of “union” is “cs” here, and “us” in an earlier line",
                        "oob.csv, line 3, brigade: the name of “vincent” is “Vincent” here, and “Vincent's Brigade” in"
                                + " an earlier line",
                        "oob.csv, line 3, brigade: the under of “vincent” is not given here, and “v-corps” in an"
                                + " earlier line",
                        "oob.csv, line 3, brigadeLeader: the id of “col-vincent” is “col-rice” here, and “col-vincent”"
                                + " in an earlier line");
    }

    @Test
    void headings_are_known_or_flaws() {
        assertThat(flaws("side,unit,arm,qualty\nUnion,20th Maine,infantry,veteran\n"))
                .containsExactly(
                        "oob.csv, line 1, qualty: is not the heading of a column",
                        "oob.csv, line 1, quality: is missing",
                        "oob.csv, line 2, brigade: is missing: a unit belongs to a brigade, a division or a corps");
        assertThat(flaws("")).containsExactly("oob.csv, line 1: the file is empty");
    }

    @Test
    void what_a_line_for_each_unit_cannot_hold_is_not_lost_in_silence() {
        var whole = Shelf.scenario("little-round-top");
        var order = whole.orderOfBattle();
        var two = new OrderOfBattle(
                order.sides(),
                order.commands(),
                order.units(),
                List.of(new Leader("a", "A", "vincent", 1, null), new Leader("b", "B", "vincent", 1, null)),
                order.objectives());
        var scenario = new Scenario(
                whole.title(),
                whole.ruleset(),
                whole.houseRules(),
                whole.visibility(),
                whole.dicePolicy(),
                whole.undoPolicy(),
                whole.umpire(),
                whole.turnLimit(),
                whole.initiative(),
                two,
                whole.victory(),
                whole.players(),
                whole.table(),
                whole.men());
        assertThat(catchThrowableOfType(ScenarioRefused.class, () -> ScenarioCsv.write(scenario)))
                .hasMessageContaining("vincent: has several leaders");
    }

    private static Scenario read(String table) {
        return ScenarioCsv.read("oob.csv", table, new ScenarioCsv.Heading("Spur", "adf-15mm", null, 8), Shelf.CHARTS);
    }

    private static List<String> flaws(String table) {
        return catchThrowableOfType(ScenarioRefused.class, () -> read(table)).flaws().stream()
                .map(ScenarioFlaw::toString)
                .toList();
    }
}

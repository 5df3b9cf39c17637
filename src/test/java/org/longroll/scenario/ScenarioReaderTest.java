package org.longroll.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.longroll.battle.Victory;
import org.longroll.journal.DicePolicy;
import org.longroll.journal.UndoPolicy;
import org.longroll.journal.Visibility;
import org.longroll.rules.HouseRule;

class ScenarioReaderTest {

    private static final String SMALL = """
            title: The Spur
            ruleset: adf-15mm
            initiative: south
            sides:
              - {id: union, name: Union, nation: us}
              - {id: south, name: South, nation: cs}
            commands:
              - {id: vincent, side: union, kind: brigade, name: Vincent's Brigade}
              - {id: law, side: south, kind: brigade, name: Law's Brigade}
            units:
              - {id: 20-maine, name: 20th Maine, command: vincent, arm: infantry, quality: veteran,
                 weapon: rifle-musket, figures: 6, stands: 3, formation: battle-line}
              - {id: 15-alabama, name: 15th Alabama, command: law, arm: infantry, quality: veteran,
                 weapon: rifle-musket, figures: 8, stands: 4, formation: battle-line}
            """;

    @Test
    void what_is_left_out_is_as_in_a_battle_that_is_started_over_http() {
        var scenario = read(SMALL);
        assertThat(scenario.visibility()).isEqualTo(Visibility.PRIVATE);
        assertThat(scenario.dicePolicy()).isEqualTo(DicePolicy.EITHER);
        assertThat(scenario.undoPolicy()).isEqualTo(UndoPolicy.FREE);
        assertThat(scenario.turnLimit()).isNull();
        assertThat(scenario.victory()).isEqualTo(Victory.PLAIN);
        assertThat(scenario.orderOfBattle().units()).extracting("arrives").containsExactly(1, 1);
    }

    @Test
    void every_flaw_is_named_with_its_line_and_field() {
        var text = SMALL.replace("figures: 6", "figures: six")
                .replace("nation: cs", "nation: rebel")
                .replace("initiative: south", "turnLimit: 0\ninitiative: south\nweather: hot");
        assertThat(flaws(text))
                .containsExactly(
                        "spur.yaml, line 3, turnLimit: must be a whole number from 1 to 200",
                        "spur.yaml, line 8, sides[1].nation: must be one of us, cs",
                        "spur.yaml, line 14, units[0].figures: must be a whole number from 1 to 100",
                        "spur.yaml, line 5, weather: is not known here; known are title, ruleset, houseRules,"
                                + " visibility, dicePolicy, undoPolicy, umpire, turnLimit, initiative, sides, commands,"
                                + " units, leaders, objectives, victory, players, table, menPerFigure, menPerStand");
    }

    @Test
    void what_is_missing_is_named_where_it_should_stand() {
        assertThat(flaws(SMALL.replace("name: 15th Alabama, ", "").replace("title: The Spur\n", "")))
                .containsExactly(
                        "spur.yaml, line 1, title: is missing", "spur.yaml, line 12, units[1].name: is missing");
    }

    @Test
    void what_refers_to_nothing_is_a_flaw() {
        var text = SMALL.replace("command: law", "command: lwa").replace("initiative: south", "initiative: north")
                + "objectives: [{id: spur, name: Spur, points: 1, heldBy: nobody, keyTo: south}]\n"
                + "players: {union: Ann, referee: Bob}\n";
        assertThat(flaws(text))
                .containsExactly(
                        "spur.yaml, line 13, units[1].command: there is no command “lwa”",
                        "spur.yaml, line 15, objectives[0].heldBy: there is no side “nobody”",
                        "spur.yaml, line 3, initiative: there is no side “north”",
                        "spur.yaml, line 16, players.referee: there is no seat “referee”");
    }

    @Test
    void words_that_the_ruleset_does_not_know_are_flaws() {
        assertThat(flaws(SMALL.replace(
                        "quality: veteran,\n     weapon: rifle-musket, figures: 6",
                        "quality: crack,\n     weapon: laser, figures: 6")))
                .isNotEmpty()
                .allMatch(flaw -> flaw.startsWith("spur.yaml, line 1") && flaw.contains("units[0]."));
        assertThat(flaws(SMALL.replace("adf-15mm", "adf-54mm")))
                .containsExactly("spur.yaml, line 2, ruleset: “adf-54mm” is not one of adf-25mm, adf-15mm,"
                        + " adf-15mm-2014, adf-10mm, rff, toy");
    }

    @Test
    void house_rules_are_held_against_the_chart() {
        var rules = "houseRules: [{path: fire.rounding, value: down, title: Halves are dropped}]\n";
        assertThat(read(SMALL + rules).houseRules())
                .containsExactly(new HouseRule("fire.rounding", "down", "Halves are dropped"));
        assertThat(flaws(SMALL + rules.replace("value: down", "value: sideways")))
                .singleElement()
                .asString()
                .startsWith("spur.yaml, line 15, houseRules[0]: fire.rounding");
    }

    @Test
    void json_is_read_as_yaml_is() {
        assertThat(read(ScenarioWriter.json(read(SMALL)))).isEqualTo(read(SMALL));
    }

    @Test
    void a_file_that_cannot_be_read_says_in_which_line() {
        assertThat(flaws("title: x\nunits: [")).singleElement().asString().startsWith("spur.yaml, line 2");
        assertThat(flaws("{\"title\": \"x\",\n \"title\": \"y\"}"))
                .containsExactly("spur.yaml, line 2: Duplicate field 'title'");
        assertThat(flaws("- a\n- b")).containsExactly("spur.yaml, line 1: the file holds no scenario");
        assertThat(flaws(SMALL + "---\n" + SMALL))
                .containsExactly("spur.yaml, line 16: one scenario to a file: here begins another");
        assertThat(flaws("title: &t x\nruleset: *t"))
                .containsExactly("spur.yaml, line 2: references to other places of the file are not followed");
    }

    @Test
    void a_file_has_limits() {
        assertThat(flaws("title: " + "x".repeat(1 << 20)))
                .containsExactly("spur.yaml, line 1: the file has more than 1,048,576 characters");
        assertThat(flaws("a: " + "[".repeat(50) + "]".repeat(50))).hasSize(1);
    }

    @Test
    void a_decisive_lead_is_not_the_smaller_one() {
        assertThat(flaws(SMALL + "victory: {marginalBy: 5, decisiveBy: 2}"))
                .containsExactly("spur.yaml, line 15, victory.decisiveBy: must not be less than marginalBy");
        assertThat(read(SMALL + "victory: {marginalBy: 9}").victory()).isEqualTo(new Victory(1, 2, 9, 9));
    }

    @Test
    void a_scenario_with_a_flaw_opens_no_battle() {
        var other = read(SMALL).with(Changes.ofRuleset("rff"));
        assertThatThrownBy(() -> other.opening(Shelf.CHARTS)).isInstanceOf(ScenarioRefused.class);
    }

    @Test
    void an_opening_names_the_chart_that_it_is_played_by() {
        var opening = read(SMALL).opening(Shelf.CHARTS);
        assertThat(opening.rulebook().system()).isEqualTo("adf");
        assertThat(opening.rulebook().version()).isEqualTo(1);
        assertThat(opening.rulebook().chart()).matches("[0-9a-f]{64}");
    }

    @Test
    void one_evening_may_change_what_the_author_left_to_it() {
        var scenario = read(SMALL + "players: {union: Ann, south: Bob}\n");
        var changed = scenario.with(
                new Changes("Again", null, null, Visibility.PUBLIC, null, null, null, 6, Map.of("south", "Cleo")));
        assertThat(changed.title()).isEqualTo("Again");
        assertThat(changed.ruleset()).isEqualTo("adf-15mm");
        assertThat(changed.visibility()).isEqualTo(Visibility.PUBLIC);
        assertThat(changed.turnLimit()).isEqualTo(6);
        assertThat(changed.players()).containsEntry("union", "Ann").containsEntry("south", "Cleo");
        assertThat(scenario.with(Changes.NONE)).isEqualTo(scenario);
    }

    private static Scenario read(String text) {
        return ScenarioReader.read("spur.yaml", text, Shelf.CHARTS);
    }

    private static List<String> flaws(String text) {
        return catchThrowableOfType(ScenarioRefused.class, () -> read(text)).flaws().stream()
                .map(ScenarioFlaw::toString)
                .toList();
    }
}

package org.longroll.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.longroll.battle.Ground;
import org.longroll.battle.Ground.Kind;
import org.longroll.battle.Ground.Point;
import org.longroll.battle.Men;

/** The ground that a scenario draws, and how many men its figures are. */
class ScenarioTableTest {

    static final List<String> SHIPPED =
            Shelf.all().stream().map(ScenarioLibrary.Shipped::id).toList();

    private static final String SMALL = """
            title: The Spur
            ruleset: adf-15mm
            initiative: south
            menPerFigure: 60
            sides: [{id: union, name: Union, nation: us}, {id: south, name: South, nation: cs}]
            commands:
              - {id: vincent, side: union, kind: brigade, name: Vincent's Brigade}
              - {id: law, side: south, kind: brigade, name: Law's Brigade}
            units:
              - {id: 20-maine, name: 20th Maine, command: vincent, arm: infantry, quality: veteran, weapon: rifle-musket, figures: 6, stands: 3, formation: battle-line}
              - {id: 15-alabama, name: 15th Alabama, command: law, arm: infantry, quality: veteran, weapon: rifle-musket, figures: 8, stands: 4, formation: battle-line}
            objectives: [{id: summit, name: The summit, points: 3}]
            table:
              width: 48
              depth: 36.5
              north: 270
              remark: From memory.
              shapes:
                - {kind: hill, name: The spur, polygon: [[10, 10], [20, 10.5], [15, 20]]}
                - {kind: stream, name: Plum Run, line: [[0, 4], [48, 6]]}
                - {kind: works, line: [[1, 1], [2, 2]]}
              objectives: [{objective: summit, x: 15, y: 14}]
              deployment: [{command: vincent, polygon: [[8, 8], [22, 8], [15, 12]]}, {side: south, polygon: [[0, 0], [48, 0], [48, 3]]}]
            """;

    @Test
    void a_table_is_read_as_it_was_drawn() {
        var scenario = read(SMALL);
        var table = Objects.requireNonNull(scenario.table());
        assertThat(table.width()).isEqualTo(48);
        assertThat(table.depth()).isEqualTo(36.5);
        assertThat(table.northDegrees()).isEqualTo(270);
        assertThat(table.remark()).isEqualTo("From memory.");
        assertThat(table.shapes()).extracting(Ground.Shape::kind).containsExactly(Kind.HILL, Kind.STREAM, Kind.WORKS);
        assertThat(table.shapes().getFirst().polygon())
                .containsExactly(new Point(10, 10), new Point(20, 10.5), new Point(15, 20));
        assertThat(table.objectives()).containsExactly(new Ground.Mark("summit", 15, 14));
        assertThat(table.deployment()).extracting(Ground.Deployment::command).containsExactly("vincent", null);
        assertThat(scenario.men()).isEqualTo(new Men(60, null));
        assertThat(scenario.opening(Shelf.CHARTS).table()).isEqualTo(table);
    }

    @Test
    void a_table_is_the_same_after_it_was_written_and_read_again() {
        var scenario = read(SMALL);
        assertThat(read(ScenarioWriter.yaml(scenario))).isEqualTo(scenario);
        assertThat(read(ScenarioWriter.json(scenario))).isEqualTo(scenario);
    }

    @Test
    void a_scenario_without_a_table_has_none() {
        var without = SMALL.substring(0, SMALL.indexOf("table:")).replace("menPerFigure: 60\n", "");
        assertThat(read(without).table()).isNull();
        assertThat(read(without).opening(Shelf.CHARTS).table()).isNull();
        assertThat(read(without).opening(Shelf.CHARTS).men()).isNull();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            width: 48                     | width: 0                        | table.width: must be a number from 1 to 1000
            width: 48                     | wide: 48                        | table.width: is missing
            depth: 36.5                   | depth: 1001                     | table.depth: must be a number from 1 to 1000
            north: 270                    | north: 360                      | table.north: must be a number from 0 up to 360
            kind: stream                  | kind: brook                     | table.shapes[1].kind: must be one of hill, woods, stream, road, wall, works, building, field, water
            line: [[0, 4], [48, 6]]       | line: [[0, 4], [49, 6]]         | table.shapes[1].line[1]: is not on the table, which is 48 by 36.5 inches
            line: [[0, 4], [48, 6]]       | line: [[0, 4], [48, -6]]        | table.shapes[1].line[1]: must be two numbers, [x, y], in inches from 0 to 1000
            line: [[0, 4], [48, 6]]       | line: [[0, 4], [48]]            | table.shapes[1].line[1]: must be two numbers, [x, y], in inches from 0 to 1000
            line: [[0, 4], [48, 6]]       | line: [[0, 4]]                  | table.shapes[1].line: must have 2 to 100 points
            line: [[0, 4], [48, 6]]       | line: straight                  | table.shapes[1].line: must be a list of points, each [x, y]
            line: [[0, 4], [48, 6]]       | polygon: [[0, 4], [48, 6], [1, 1]] | table.shapes[1].polygon: “stream” is drawn as a line
            'name: The spur, polygon: [['  | 'name: The spur, line: [['      | table.shapes[0].line: “hill” is drawn as a polygon
            'name: Plum Run, line: [[0, 4], [48, 6]]' | 'name: Plum Run'     | table.shapes[1]: needs a polygon or a line, and not both
            objective: summit             | objective: sumit                | table.objectives[0].objective: there is no objective “sumit”
            'x: 15, y: 14'                | 'x: 15, y: 40'                  | table.objectives[0]: is not on the table, which is 48 by 36.5 inches
            command: vincent, polygon     | command: chamberlain, polygon   | table.deployment[0].command: there is no command “chamberlain”
            side: south, polygon          | side: north, polygon            | table.deployment[1].side: there is no side “north”
            side: south, polygon          | 'side: south, command: law, polygon' | table.deployment[1]: needs a side or a command, and not both
            '[48, 0], [48, 3]'            | '[48, 0], [50, 3]'              | table.deployment[1].polygon[2]: is not on the table, which is 48 by 36.5 inches
            menPerFigure: 60              | menPerFigure: 0                 | menPerFigure: must be a whole number from 1 to 1000
            menPerFigure: 60              | menPerStand: 40                 | menPerStand: troops are counted in figures here: give menPerFigure
            """)
    void every_mistake_is_named_by_its_field(String right, String wrong, String named) {
        assertThat(SMALL).contains(right);
        assertThat(flaws(SMALL.replace(right, wrong)))
                .anySatisfy(flaw -> assertThat(flaw).matches("spur\\.yaml, line \\d+, \\Q" + named + "\\E"));
    }

    @Test
    void troops_in_stands_have_men_by_the_stand() {
        var yaml = ScenarioWriter.yaml(Shelf.scenario("mcphersons-ridge"));
        assertThat(flaws(yaml.replace("menPerStand: 40", "menPerFigure: 40")))
                .singleElement()
                .asString()
                .endsWith("menPerFigure: troops are counted in stands here: give menPerStand");
    }

    @Test
    void five_hundred_shapes_are_a_table_and_one_more_is_not() {
        assertThat(Objects.requireNonNull(read(withShapes(500, 2)).table()).shapes())
                .hasSize(500);
        assertThat(flaws(withShapes(501, 2)))
                .singleElement()
                .asString()
                .endsWith("table.shapes: must have 0 to 500 entries");
    }

    @Test
    void a_shape_has_at_most_a_hundred_points_and_all_together_five_thousand() {
        assertThat(flaws(withShapes(1, 101)))
                .singleElement()
                .asString()
                .endsWith("table.shapes[0].line: must have 2 to 100 points");
        assertThat(read(withShapes(50, 100)).table()).isNotNull();
        assertThat(flaws(withShapes(51, 100)))
                .singleElement()
                .asString()
                .endsWith("table.shapes: have 5,100 points together, the most are 5,000");
    }

    private static String withShapes(int shapes, int points) {
        var line = IntStream.range(0, points)
                .mapToObj(i -> "[%d, %d]".formatted(i % 48, i % 36))
                .collect(Collectors.joining(", "));
        return SMALL.substring(0, SMALL.indexOf("  shapes:")) + "  shapes:\n"
                + "    - {kind: road, line: [%s]}\n".formatted(line).repeat(shapes);
    }

    @ParameterizedTest
    @FieldSource("SHIPPED")
    void the_scenarios_that_ship_have_their_ground_and_say_that_it_is_from_memory(String id) {
        var scenario = Shelf.scenario(id);
        var table = Objects.requireNonNull(scenario.table());
        assertThat(table.shapes()).hasSizeGreaterThan(15);
        assertThat(table.remark()).contains("from memory");
        assertThat(table.objectives())
                .extracting(Ground.Mark::objective)
                .containsExactlyInAnyOrderElementsOf(scenario.orderOfBattle().objectives().stream()
                        .map(objective -> objective.id())
                        .toList());
        assertThat(table.deployment()).isNotEmpty();
        assertThat(scenario.men().each()).isPresent();
    }

    private static Scenario read(String text) {
        return ScenarioReader.read("spur.yaml", text, Shelf.CHARTS);
    }

    private static List<String> flaws(String text) {
        var refused = catchThrowableOfType(ScenarioRefused.class, () -> read(text));
        return refused.flaws().stream().map(Object::toString).toList();
    }
}

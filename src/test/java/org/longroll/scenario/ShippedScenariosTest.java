package org.longroll.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.longroll.battle.Flaw;
import org.longroll.battle.Muster;
import org.longroll.scenario.ScenarioLibrary.Shipped;

/** The scenarios that ship can be played, and the schema that is published says what the reader does. */
class ShippedScenariosTest {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final JsonSchema SCHEMA =
            JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(ScenarioLibrary.schema());

    static final List<String> SHIPPED = Shelf.all().stream().map(Shipped::id).toList();

    @Test
    void there_is_one_for_a_first_evening_one_large_one_and_one_for_the_other_system() {
        assertThat(SHIPPED).containsExactly("little-round-top", "shiloh-hornets-nest", "mcphersons-ridge");
        assertThat(units("little-round-top")).hasSizeBetween(10, 12);
        assertThat(units("shiloh-hornets-nest")).hasSizeBetween(58, 64);
        assertThat(units("shiloh-hornets-nest")).extracting(Muster::arm).contains("infantry", "cavalry", "artillery");
        assertThat(Shelf.scenario("mcphersons-ridge").ruleset()).isEqualTo("rff");
    }

    @ParameterizedTest
    @FieldSource("SHIPPED")
    void each_opens_a_battle_of_two_sides_with_leaders_objectives_arrivals_and_a_last_turn(String id) {
        var opening = Shelf.scenario(id).opening(Shelf.CHARTS);
        assertThat(opening.turnLimit()).isNotNull();
        assertThat(opening.orderOfBattle().leaders()).isNotEmpty();
        assertThat(opening.orderOfBattle().objectives()).isNotEmpty();
        assertThat(opening.orderOfBattle().units()).anyMatch(unit -> unit.arrives() > 1);
    }

    @ParameterizedTest
    @FieldSource("SHIPPED")
    void each_is_the_same_after_it_was_written_and_read_again(String id) {
        var scenario = Shelf.scenario(id);
        assertThat(ScenarioReader.read("x.json", ScenarioWriter.json(scenario), Shelf.CHARTS))
                .isEqualTo(scenario);
        assertThat(ScenarioReader.read("x.yaml", ScenarioWriter.yaml(scenario), Shelf.CHARTS))
                .isEqualTo(scenario);
    }

    @ParameterizedTest
    @FieldSource("SHIPPED")
    void each_fits_the_schema(String id) throws JsonProcessingException {
        assertThat(SCHEMA.validate(JSON.readTree(ScenarioWriter.json(Shelf.scenario(id)))))
                .isEmpty();
    }

    /** Each place of a scenario is broken in several ways in turn; both must see it, or neither. */
    @ParameterizedTest
    @FieldSource("SHIPPED")
    void the_schema_and_the_reader_refuse_the_same(String id) throws JsonProcessingException {
        var sound = JSON.readTree(ScenarioWriter.json(Shelf.scenario(id)));
        for (var path : places(sound, "")) {
            for (var slip : slips()) {
                var broken = sound.deepCopy();
                slip.accept(new Slip(broken, path));
                assertThat(isReadable(broken))
                        .as("%s: %s", path, broken.at(path))
                        .isEqualTo(SCHEMA.validate(broken).isEmpty());
            }
        }
    }

    private record Slip(JsonNode tree, String path) {
        void put(JsonNode value) {
            var above = tree.at(path.substring(0, path.lastIndexOf('/')));
            var name = path.substring(path.lastIndexOf('/') + 1);
            switch (above) {
                case ObjectNode object -> object.set(name, value);
                case ArrayNode list -> list.set(Integer.parseInt(name), value);
                default -> throw new IllegalStateException(path);
            }
        }

        void remove() {
            if (tree.at(path.substring(0, path.lastIndexOf('/'))) instanceof ObjectNode object) {
                object.remove(path.substring(path.lastIndexOf('/') + 1));
            }
        }
    }

    private static List<Consumer<Slip>> slips() {
        var nodes = JSON.getNodeFactory();
        return List.of(
                slip -> slip.put(nodes.numberNode(-7)),
                slip -> slip.put(nodes.numberNode(2.5)),
                slip -> slip.put(nodes.numberNode(1)),
                slip -> slip.put(nodes.textNode("Ünfit for an id")),
                slip -> slip.put(nodes.textNode("  ")),
                slip -> slip.put(nodes.booleanNode(true)),
                slip -> slip.put(nodes.nullNode()),
                slip -> slip.put(nodes.objectNode()),
                slip -> slip.put(nodes.arrayNode()),
                slip -> slip.put(nodes.objectNode().put("unheard", 1)),
                Slip::remove);
    }

    /** The first of each list stands for the others. */
    private static List<String> places(JsonNode node, String path) {
        var places = new ArrayList<String>();
        node.properties().forEach(field -> {
            places.add(path + "/" + field.getKey());
            places.addAll(places(field.getValue(), path + "/" + field.getKey()));
        });
        if (node.isArray() && !node.isEmpty()) {
            places.add(path + "/0");
            places.addAll(places(node.get(0), path + "/0"));
        }
        return places;
    }

    /** Whether its shape can be read; what refers to nothing, and a lead that is too small, no schema can tell. */
    private static boolean isReadable(JsonNode tree) {
        var flaws = new ArrayList<Flaw>();
        ScenarioReader.shape(tree, flaws);
        return flaws.stream().allMatch(flaw -> flaw.message().endsWith("less than marginalBy"));
    }

    private static List<Muster> units(String id) {
        return Shelf.scenario(id).orderOfBattle().units();
    }
}

package org.longroll.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.longroll.adf.web.entries.AdfEntryRequest;
import org.longroll.battle.GameSystem;
import org.longroll.journal.EntryType;
import org.longroll.rff.web.entries.RffEntryRequest;
import org.longroll.testing.ThrowawayDatabase;
import org.longroll.web.entries.EntryFamily;
import org.longroll.web.entries.EntryForms;

/** Every type of entry in both systems: what it is made of, and what is said to somebody who sends something else. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class EntryShapesTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    private static final String SOME_ENTRY = "018f2f7e-7c1d-7000-8000-000000000001";

    /**
     * An entry with every field that it must have.
     *
     * @param needed those fields, besides the type
     */
    record Sample(String system, String body, List<String> needed) {

        static Sample adf(String body, String... needed) {
            return new Sample("adf", body.replace('\'', '"').replace("$", SOME_ENTRY), List.of(needed));
        }

        static Sample rff(String body, String... needed) {
            return new Sample("rff", body.replace('\'', '"').replace("$", SOME_ENTRY), List.of(needed));
        }

        ObjectNode json() {
            try {
                return (ObjectNode) JSON.readTree(body);
            } catch (JsonProcessingException e) {
                throw new IllegalStateException(body, e);
            }
        }

        @Override
        public String toString() {
            return system + " " + json().get("type").asText();
        }
    }

    static Stream<Sample> samples() {
        return Stream.concat(deadlyField(), fireAndFury());
    }

    private static Stream<Sample> deadlyField() {
        var doer = "'units': ['15-alabama']";
        var legs = "'legs': [{'terrain': 'open', 'inches': 2.5}]";
        return Stream.of(
                Sample.adf("{'type': 'move', %s, %s}".formatted(doer, legs), "units", "legs"),
                Sample.adf("{'type': 'disengage', %s, %s, 'reactionTo': '$'}".formatted(doer, legs), "units", "legs"),
                Sample.adf(
                        "{'type': 'change-formation', %s, 'formation': 'skirmishers'}".formatted(doer),
                        "units",
                        "formation"),
                Sample.adf("{'type': 'face', %s}".formatted(doer), "units"),
                Sample.adf("{'type': 'limber', 'units': ['hazlett']}", "units"),
                Sample.adf("{'type': 'unlimber', 'units': ['hazlett']}", "units"),
                Sample.adf("{'type': 'mount', 'units': ['4-us-cavalry']}", "units"),
                Sample.adf("{'type': 'dismount', 'units': ['4-us-cavalry']}", "units"),
                Sample.adf(
                        "{'type': 'fire', %s, 'target': '20-maine', 'inches': 3, 'dice': 'roll'}".formatted(doer),
                        "units",
                        "target",
                        "inches",
                        "dice"),
                Sample.adf(
                        "{'type': 'charge', %s, 'target': '20-maine', 'terrain': 'open', 'dice': 'roll'}"
                                .formatted(doer),
                        "units",
                        "target",
                        "terrain",
                        "dice"),
                Sample.adf(
                        "{'type': 'countercharge', %s, 'terrain': 'open', 'reactionTo': '$', 'dice': 'roll'}"
                                .formatted(doer),
                        "units",
                        "terrain",
                        "dice"),
                Sample.adf(
                        "{'type': 'impact', 'charge': '$', 'attacker': {'dice': 'roll'}, 'defender': {'dice': 'roll'}}",
                        "charge",
                        "attacker",
                        "defender"),
                Sample.adf(
                        "{'type': 'melee', 'charge': '$', 'attacker': {'dice': 'roll'}, 'defender': {'dice': 'roll'}}",
                        "charge",
                        "attacker",
                        "defender"),
                Sample.adf("{'type': 'pursue', 'charge': '$', 'inches': 2}", "charge"),
                Sample.adf("{'type': 'morale-check', 'due': '15-alabama-1', 'dice': 'roll'}", "due", "dice"),
                Sample.adf("{'type': 'answer', 'due': '15-alabama-1'}", "due"),
                Sample.adf("{'type': 'rally', %s, 'situation': {}, 'dice': 'roll'}".formatted(doer), "units", "dice"),
                Sample.adf("{'type': 'reform', %s}".formatted(doer), "units"),
                Sample.adf(
                        "{'type': 'rout', %s, 'terrain': 'open', 'dice': 'roll'}".formatted(doer),
                        "units",
                        "terrain",
                        "dice"),
                Sample.adf("{'type': 'competence-test', %s, 'dice': 'roll'}".formatted(doer), "units", "dice"),
                Sample.adf("{'type': 'leader-move', 'leader': 'law-brig', %s}".formatted(legs), "leader", "legs"),
                Sample.adf("{'type': 'attach-leader', 'leader': 'law-brig', %s}".formatted(doer), "leader", "units"),
                Sample.adf("{'type': 'detach-leader', 'leader': 'law-brig'}", "leader"),
                Sample.adf("{'type': 'leader-casualty', 'due': '15-alabama-1', 'dice': 'roll'}", "due", "dice"),
                Sample.adf(
                        "{'type': 'group', 'units': ['15-alabama', '47-alabama'], 'actions': ['move', 'fire']}",
                        "units",
                        "actions"),
                Sample.adf("{'type': 'merge', 'units': ['15-alabama', '47-alabama']}", "units"),
                Sample.adf("{'type': 'begin-part'}"),
                Sample.adf("{'type': 'end-part'}"),
                Sample.adf("{'type': 'end-turn'}"));
    }

    private static Stream<Sample> fireAndFury() {
        var doer = "'units': ['6-wisconsin']";
        var legs = "'legs': [{'ground': 'open', 'inches': 2.5}]";
        var evolutions = Stream.of(
                        "limber",
                        "unlimber",
                        "pivot",
                        "hand-haul",
                        "about-face",
                        "flank-march",
                        "scale-obstacle",
                        "dismount",
                        "replenish",
                        "rally")
                .map(type -> Sample.rff("{'type': '%s', %s, %s}".formatted(type, doer, legs), "units"));
        return Stream.concat(
                evolutions,
                Stream.of(
                        Sample.rff(
                                "{'type': 'maneuver', %s, 'inCommand': true, 'dice': 'roll'}".formatted(doer),
                                "units",
                                "inCommand",
                                "dice"),
                        Sample.rff("{'type': 'move', %s, %s}".formatted(doer, legs), "units", "legs"),
                        Sample.rff(
                                "{'type': 'change-formation', %s, 'formation': 'field-column'}".formatted(doer),
                                "units",
                                "formation"),
                        Sample.rff("{'type': 'mount', %s}".formatted(doer), "units"),
                        Sample.rff(
                                "{'type': 'passage-of-lines', %s, 'through': 'battery-b'}".formatted(doer),
                                "units",
                                "through"),
                        Sample.rff(
                                "{'type': 'fire', 'kind': 'musketry', %s, 'inches': 7, 'target': '2-mississippi',"
                                                .formatted(doer)
                                        + " 'dice': 'roll'}",
                                "kind",
                                "units",
                                "inches",
                                "target",
                                "dice"),
                        Sample.rff(
                                "{'type': 'charge', %s, 'target': '2-mississippi'}".formatted(doer), "units", "target"),
                        Sample.rff("{'type': 'countercharge', %s, 'charge': '$'}".formatted(doer), "units", "charge"),
                        Sample.rff(
                                "{'type': 'charge-combat', 'charge': '$', 'attacker': {'dice': 'roll'},"
                                        + " 'defender': {'dice': 'roll'}}",
                                "charge",
                                "attacker",
                                "defender"),
                        Sample.rff("{'type': 'breakthrough', 'charge': '$'}", "charge"),
                        Sample.rff("{'type': 'retreat', %s}".formatted(doer), "units"),
                        Sample.rff("{'type': 'recall', %s}".formatted(doer), "units"),
                        Sample.rff("{'type': 'fallen-leader', 'due': 'meredith-1', 'dice': 'roll'}", "due", "dice"),
                        Sample.rff(
                                "{'type': 'attach-leader', 'leader': 'meredith', %s}".formatted(doer),
                                "leader",
                                "units"),
                        Sample.rff("{'type': 'detach-leader', 'leader': 'meredith'}", "leader"),
                        Sample.rff("{'type': 'replace-leader', 'leader': 'meredith', 'quality': 'able'}", "leader"),
                        Sample.rff(
                                "{'type': 'leader-move', 'leader': 'meredith', %s}".formatted(legs), "leader", "legs"),
                        Sample.rff(
                                "{'type': 'side-status', 'side': 'union', 'conditions': ['heavy-casualties']}",
                                "side",
                                "conditions"),
                        Sample.rff("{'type': 'answer', 'due': 'meredith-1'}", "due"),
                        Sample.rff("{'type': 'begin-phase'}"),
                        Sample.rff("{'type': 'end-turn'}")));
    }

    private static Evening adf;
    private static Evening rff;

    private static synchronized Evening evening(String system) {
        if (system.equals("adf")) {
            adf = adf == null ? Evening.ofDeadlyField() : adf;
            return adf;
        }
        rff = rff == null ? Evening.ofFireAndFury() : rff;
        return rff;
    }

    private static Response sent(Sample sample, JsonNode body) {
        return evening(sample.system())
                .table()
                .writing("umpire", body.toString())
                .post("/entries");
    }

    @Test
    void every_order_of_every_system_can_be_sent() {
        for (var forms : EntryForms.ALL.all()) {
            var orders = GameSystem.ALL.named(forms.system()).families().orders();
            assertThat(new EntryFamily(forms.entries()).shapes().keySet())
                    .containsExactlyInAnyOrderElementsOf(types(orders).toList());
        }
    }

    private static Stream<String> types(Class<?> orders) {
        return orders.isSealed()
                ? Stream.of(orders.getPermittedSubclasses()).flatMap(EntryShapesTest::types)
                : Stream.of(orders.getAnnotation(EntryType.class).value());
    }

    @Test
    void no_type_of_entry_is_missing_from_this_test() {
        assertThat(new TreeSet<>(types("adf")))
                .isEqualTo(new EntryFamily(AdfEntryRequest.class).shapes().keySet());
        assertThat(new TreeSet<>(types("rff")))
                .isEqualTo(new EntryFamily(RffEntryRequest.class).shapes().keySet());
    }

    private static List<String> types(String system) {
        return samples()
                .filter(sample -> sample.system().equals(system))
                .map(sample -> sample.json().get("type").asText())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void an_entry_with_all_that_it_needs_is_understood(Sample sample) {
        assertThat(sent(sample, sample.json()).statusCode()).isIn(201, 422);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void a_field_that_it_needs_is_asked_for_by_its_name(Sample sample) {
        for (var field : sample.needed()) {
            sent(sample, sample.json().without(field))
                    .then()
                    .statusCode(400)
                    .body("code", equalTo("invalid-input"))
                    .body("violations.field", hasItem(field));
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void a_field_of_the_wrong_kind_is_named(Sample sample) {
        for (var field : sample.needed()) {
            var wrong = sample.json();
            wrong.putArray(field).addArray().add(1);
            sent(sample, wrong)
                    .then()
                    .statusCode(400)
                    .body("violations[0].field", org.hamcrest.Matchers.startsWith(field));
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void a_field_that_it_does_not_have_is_named(Sample sample) {
        sent(sample, sample.json().put("stray", 1))
                .then()
                .statusCode(400)
                .body("violations[0].field", equalTo("stray"));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void dice_are_faces_or_the_word_roll(Sample sample) throws JsonProcessingException {
        if (!sample.needed().contains("dice")) {
            return;
        }
        for (var wrong : List.of(
                "{\"dice\": \"rol\"} dice",
                "{\"dice\": [1, 2]} dice",
                "{\"dice\": {\"thrown\": [11]}} dice.thrown[0]",
                "{\"dice\": {\"thrown\": [-1]}} dice.thrown[0]",
                "{\"dice\": {\"thrown\": [null]}} dice.thrown[0]",
                "{\"dice\": {\"thrown\": %s}} dice.thrown".formatted(Arrays.toString(new int[51])),
                "{\"dice\": {\"rolled\": [1]}} dice.rolled")) {
            int cut = wrong.lastIndexOf(' ');
            var body = sample.json();
            body.setAll((ObjectNode) JSON.readTree(wrong.substring(0, cut)));
            sent(sample, body).then().statusCode(400).body("violations.field", hasItem(wrong.substring(cut + 1)));
        }
    }

    @Test
    void words_that_nobody_knows_are_named_with_those_that_are_known() {
        Evening.ofDeadlyField()
                .refuses(
                        "umpire",
                        "{'type': 'move', 'units': ['15-alabama'], 'legs': [{'terrain': 'swamp', 'inches': 2}]}",
                        400,
                        "invalid-input")
                .body("violations[0].field", equalTo("legs[0].terrain"));
        Evening.ofDeadlyField()
                .refuses("umpire", "{'type': 'maneuver', 'units': ['15-alabama']}", 400, "invalid-input")
                .body("violations[0].field", equalTo("type"));
        Evening.ofFireAndFury().refuses("umpire", "{'type': ['move']}", 400, "invalid-input");
        Evening.ofFireAndFury().refuses("umpire", "{'units': []}", 400, "invalid-input");
        Evening.ofFireAndFury().refuses("umpire", "[]", 400, "invalid-input");
    }

    @Test
    void an_entry_within_a_ruling_is_read_as_strictly() {
        Evening.ofDeadlyField()
                .refuses(
                        "umpire",
                        "{'type': 'ruling', 'reason': 'x', 'allows': {'code': 'out-of-range', 'entry':"
                                + " {'type': 'fire', 'units': ['15-alabama'], 'target': '20-maine', 'inches': -1, 'dice': 'roll'}}}",
                        400,
                        "invalid-input")
                .body("violations[0].field", equalTo("allows.entry.inches"));
    }

    @Test
    void a_distance_is_said_in_one_way() {
        Evening.ofDeadlyField()
                .refuses(
                        "umpire",
                        "{'type': 'fire', 'units': ['15-alabama'], 'target': '20-maine', 'inches': 1, 'band': 'short',"
                                + " 'dice': 'roll'}",
                        400,
                        "invalid-input")
                .body("violations[0].field", equalTo("inches"));
        Evening.ofFireAndFury()
                .refuses(
                        "umpire",
                        "{'type': 'fire', 'kind': 'musketry', 'units': ['6-wisconsin'], 'target': '2-mississippi',"
                                + " 'firers': [{'unit': '6-wisconsin', 'inches': 7}], 'dice': 'roll'}",
                        400,
                        "invalid-input")
                .body("violations[0].field", equalTo("firers"));
    }

    @Test
    void places_are_on_a_table_and_of_units_of_the_entry() {
        var move =
                "{'type': 'move', 'units': ['15-alabama', '47-alabama'], 'legs': [{'terrain': 'open', 'inches': 2}], %s}";
        for (var wrong : List.of(
                "'positions': {'20-maine': {'x': 1, 'y': 1}} positions.20-maine",
                "'positions': {'15-alabama': {'x': 1001, 'y': 1}} positions.15-alabama.x",
                "'positions': {'15-alabama': {'x': 1, 'y': 1, 'facing': 360}} positions.15-alabama.facing",
                "'positions': {'15-alabama': {'y': 1}} positions.15-alabama.x",
                "'position': {'x': 1, 'y': 1} position")) {
            int cut = wrong.lastIndexOf(' ');
            Evening.ofDeadlyField()
                    .refuses("umpire", move.formatted(wrong.substring(0, cut)), 400, "invalid-input")
                    .body("violations.field", hasItem(wrong.substring(cut + 1)));
        }
    }
}

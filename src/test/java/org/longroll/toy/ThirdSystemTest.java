package org.longroll.toy;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.longroll.battle.Battles;
import org.longroll.scenario.ScenarioReader;
import org.longroll.simulation.Census;
import org.longroll.simulation.Simulation;
import org.longroll.testing.ThrowawayDatabase;

/** A system of rules that the house has never heard of, from the first entry to the report. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class ThirdSystemTest {

    private static final Path SCENARIO = Path.of("src/test/resources/scenarios/toy-drawing-room.yaml");
    private static final String FIRE = """
            {"type": "fire", "unit": "%s", "target": "%s", "dice": {"thrown": [%d]}}""";

    private String battle;
    private String umpire;

    @BeforeEach
    void start() throws IOException {
        var scenario = new ObjectMapper()
                .writeValueAsString(new YAMLMapper().readValue(Files.readString(SCENARIO), Object.class));
        var started = given().contentType("application/json").body(scenario).post("/api/battles");
        started.then().statusCode(201).body("battle.next.type", hasItem("fire"));
        battle = started.path("battle.id");
        umpire = started.path("keys.umpire");
    }

    private RequestSpecification table() {
        return given().auth().oauth2(umpire).basePath("/api/battles/" + battle);
    }

    private Response fire(String unit, String target, int die) {
        var answer = table().contentType("application/json")
                .body(FIRE.formatted(unit, target, die))
                .post("/entries");
        answer.then().statusCode(201);
        return answer;
    }

    private int figures(String unit) {
        return table().get("/units/" + unit).path("figures");
    }

    @Test
    void it_is_played_and_refuses_what_its_rules_forbid() {
        fire("red-foot", "blue-foot", 6).then().body("explanation.hit", equalTo(true));
        assertThat(figures("blue-foot")).isEqualTo(4);
        table().contentType("application/json")
                .body(FIRE.formatted("red-guns", "blue-foot", 6))
                .post("/entries")
                .then()
                .statusCode(422)
                .body("code", equalTo("not-now"));
    }

    @Test
    void it_is_undone() {
        fire("red-foot", "blue-foot", 6);
        table().contentType("application/json").body("{}").post("/undo").then().statusCode(201);
        assertThat(figures("blue-foot")).isEqualTo(5);
    }

    @Test
    void an_old_die_is_amended_and_the_rest_is_kept() {
        String miss = fire("red-foot", "blue-foot", 1).path("entry.id");
        fire("blue-foot", "red-foot", 5);
        table().contentType("application/json")
                .body("{\"entry\": \"%s\", \"with\": {\"dice\": {\"thrown\": [5]}}}".formatted(miss))
                .post("/amend")
                .then()
                .statusCode(201)
                .body("explanation.entries.fate", contains("corrected", "stands"));
        assertThat(figures("blue-foot")).isEqualTo(4);
        assertThat(figures("red-foot")).isEqualTo(4);
    }

    @Test
    void it_is_told_in_a_report_and_counted_in_an_analysis() {
        fire("red-guns", "blue-guns", 6);
        fire("blue-foot", "red-foot", 2);
        table().accept("text/markdown")
                .get("/report")
                .then()
                .statusCode(200)
                .body(containsString("Toy Soldiers"))
                .body(containsString("lost one figure"));
        table().get("/analysis")
                .then()
                .statusCode(200)
                .body("figures.losses.unit", contains("blue-guns"))
                .body("figures.fires.target", contains("blue-guns", "red-foot"));
        table().get("/audit").then().statusCode(200).body("intact", equalTo(true));
    }

    @Test
    void it_is_simulated_to_the_end() throws IOException {
        var scenario = ScenarioReader.read(SCENARIO.toString(), Files.readString(SCENARIO), Battles.library());
        var census = new Census();
        LongStream.range(0, 30).forEach(seed -> {
            var played = Simulation.of(scenario, Battles.library(), seed).play(seed);
            assertThat(played.broken()).isEmpty();
            census.add(played);
        });
        assertThat(census.entries()).containsEntry("fire", 30 * 12);
    }
}

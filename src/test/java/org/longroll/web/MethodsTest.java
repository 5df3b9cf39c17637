package org.longroll.web;

import static io.restassured.RestAssured.given;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.testing.ThrowawayDatabase;

/** Each address says truly which methods it has; a write says where to find what it made and takes one version. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class MethodsTest {

    private static final String NO_BATTLE = "01890000-0000-7000-8000-000000000000";

    @Test
    void every_address_tells_its_methods_of_a_battle_that_is_there_as_of_one_that_is_not() {
        var table = Table.started();
        var addresses = Calls.every()
                .map(Calls::described)
                .collect(groupingBy(
                        call -> call.split(" ")[1], mapping(call -> call.split(" ")[0], toCollection(TreeSet::new))));
        assertThat(addresses).hasSizeGreaterThan(25).allSatisfy((address, methods) -> {
            var expected = new TreeSet<>(methods);
            expected.add("OPTIONS");
            if (methods.contains("GET") && !address.endsWith("/live")) {
                expected.add("HEAD");
            }
            for (var battle : Set.of(table.id(), NO_BATTLE)) {
                var path = Calls.filled(address).replace("{battle}", battle);
                var told = given().options(path);
                assertThat(told.statusCode()).as(path).isEqualTo(204);
                assertThat(allowed(told)).as(path).isEqualTo(expected);
                var refused = given().patch(path);
                refused.then().statusCode(405).body("code", equalTo("method-not-allowed"));
                assertThat(allowed(refused)).as(path).isEqualTo(expected);
            }
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/nothing",
                "/api/battles/01890000-0000-7000-8000-000000000000/nothing",
                "/api/rulesets/rff/fire/more"
            })
    void an_address_that_is_not_there_has_no_methods(String path) {
        given().options(path).then().statusCode(404).contentType("application/problem+json");
        given().patch(path).then().statusCode(404);
    }

    @Test
    void a_stream_without_an_end_cannot_be_asked_for_without_its_body() {
        var refused = Table.started().as("umpire").head("/live");
        assertThat(refused.statusCode()).isEqualTo(405);
        assertThat(allowed(refused)).containsExactly("GET", "OPTIONS");
    }

    @Test
    void a_word_that_is_an_address_of_its_own_is_not_taken_for_a_battle() {
        var refused = given().get("/api/battles/import");
        refused.then().statusCode(405);
        assertThat(allowed(refused)).containsExactly("OPTIONS", "POST");
    }

    @Test
    void an_address_with_a_suffix_has_the_methods_of_the_one_without() {
        var told = given().options("/api/battles/" + NO_BATTLE + "/report.pdf");
        assertThat(allowed(told)).containsExactly("GET", "HEAD", "OPTIONS");
    }

    @Test
    void what_is_made_says_where_it_is() {
        var started = Table.start(Table.SCENARIO);
        var table = Table.of(started);
        var battle = "/api/battles/" + table.id();
        started.then().header("Location", endsWith(battle));
        var noted = table.note("union", "Fix bayonets!");
        noted.then().statusCode(201).header("Location", endsWith(battle + "/entries/1"));
        table.as("umpire")
                .basePath("")
                .get(noted.header("Location"))
                .then()
                .statusCode(200)
                .body("id", equalTo(noted.path("entry.id")));
        table.as("umpire")
                .post("/seats/spectator/key")
                .then()
                .statusCode(201)
                .header("Location", endsWith(battle + "/entries/2"));
        table.as("umpire").get("/entries/2").then().statusCode(200);
        var branch = table.writing("umpire", "{}").post("/branches");
        branch.then().statusCode(201).header("Location", endsWith("/api/battles/" + branch.path("battle.id")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "W/\"1\"", "\"1\", \"2\"", "newest", "\"\"", "\"one\"", "\"1", "\"-1\""})
    void every_write_takes_one_version_in_quotes_and_nothing_else(String ifMatch) {
        var table = Table.started();
        var before = table.version();
        assertThat(Calls.every().filter(call -> !Calls.described(call).startsWith("GET")))
                .allSatisfy(call -> requireNamed(Calls.send(call, table, "", "If-Match", ifMatch)));
        requireNamed(given().contentType("application/json")
                .header("If-Match", ifMatch)
                .body("{\"die\": 8}")
                .post("/api/rulesets/rff/fallen-leader"));
        assertThat(table.version()).isEqualTo(before);
    }

    @Test
    void the_tag_of_a_read_battle_is_a_version_for_a_write() {
        var table = Table.started();
        var tag = table.as("umpire").get().header("ETag");
        assertThat(tag).matches("\"1-[A-Za-z0-9_-]+\"");
        noteAt(table, tag).then().statusCode(201).header("ETag", "\"2\"");
        noteAt(table, tag).then().statusCode(412).body("version", equalTo(2));
        var compressed = table.as("umpire").get().header("ETag").replaceFirst("\"$", "-gzip\"");
        noteAt(table, compressed).then().statusCode(201).header("ETag", "\"3\"");
        noteAt(table, "\"3\"").then().statusCode(201);
        noteAt(table, "*").then().statusCode(201);
    }

    @Test
    void a_photo_is_not_attached_to_a_battle_that_has_moved_on() {
        var table = Table.started();
        table.note("union", "Fix bayonets!");
        table.as("union")
                .header("If-Match", "\"1\"")
                .contentType("image/png")
                .body(new byte[] {1})
                .post("/attachments")
                .then()
                .statusCode(412);
    }

    private static Response noteAt(Table table, String ifMatch) {
        return table.writing("umpire", "{\"type\": \"note\", \"text\": \"x\"}")
                .header("If-Match", ifMatch)
                .post("/entries");
    }

    private static void requireNamed(Response answer) {
        answer.then().statusCode(400).body("violations.field", hasItem("If-Match"));
    }

    private static TreeSet<String> allowed(Response answer) {
        return new TreeSet<>(Set.of(answer.header("Allow").split(", ")));
    }
}

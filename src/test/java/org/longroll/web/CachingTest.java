package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaMethod;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.GZIPInputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.testing.ThrowawayDatabase;
import org.longroll.web.http.Lasting;

/** Who has an answer already is told so; who keeps one knows for how long; what is long is compressed. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class CachingTest {

    @TestHTTPResource
    private URI server;

    private final HttpClient client = HttpClient.newHttpClient();

    @Test
    void every_read_has_a_tag_and_says_when_nothing_has_changed() {
        var table = faceToFace("Anna");
        table.note("union", "Fix bayonets!");
        table.as("union").post("/checkpoints").then().statusCode(201);
        assertThat(Calls.all().filter(CachingTest::isRead))
                .hasSizeGreaterThan(20)
                .allSatisfy(call -> {
                    var first = Calls.send(call, table, question(call));
                    assertThat(first.statusCode()).as(Calls.described(call)).isEqualTo(200);
                    var tag = first.header("ETag");
                    assertThat(tag).as(Calls.described(call)).matches("\"[A-Za-z0-9_-]+\"");
                    assertThat(first.headers().getValues("Cache-Control")).hasSize(1);
                    assertThat(first.header("Vary")).contains("Accept", "Accept-Encoding", "Authorization");
                    for (var sent : List.of(tag, "\"other\", " + tag, "W/" + tag, "*")) {
                        var again = Calls.send(call, table, question(call), "If-None-Match", sent);
                        assertThat(again.statusCode()).as(Calls.described(call)).isEqualTo(304);
                        assertThat(again.asByteArray()).isEmpty();
                        assertThat(again.header("ETag")).isEqualTo(tag);
                        assertThat(again.header("Cache-Control")).isEqualTo(first.header("Cache-Control"));
                    }
                    assertThat(Calls.send(call, table, question(call), "If-None-Match", "\"other\"")
                                    .statusCode())
                            .isEqualTo(200);
                });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "/entries",
                "/entries.csv",
                "/events",
                "/events.ndjson",
                "/diff",
                "/report.html",
                "/report.json",
                "/report.md",
                "/export",
                "/export.zip",
                "/audit",
                "/analysis"
            })
    void what_a_note_changes_has_another_tag_afterwards(String read) {
        var table = Table.started();
        var before = table.as("umpire").get(read).header("ETag");
        table.note("union", "Fix bayonets!");
        var after = table.as("umpire").header("If-None-Match", before).get(read);
        assertThat(after.statusCode()).isEqualTo(200);
        assertThat(after.header("ETag")).isNotEqualTo(before);
    }

    @Test
    void the_description_tells_of_304_and_of_where_a_thing_is() {
        var description = given().queryParam("format", "json").get("/q/openapi").jsonPath();
        var units = "paths.'/api/battles/{battle}/units'.get.";
        assertThat(description.<Object>get(units + "responses.'304'")).isNotNull();
        assertThat(description.<Object>get("paths.'/api/battles/{battle}'.get.responses.'200'.headers.ETag"))
                .isNotNull();
        assertThat(description.getList(units + "parameters.name", String.class)).contains("If-None-Match");
        assertThat(description.<Object>get(
                        "paths.'/api/battles/{battle}/entries'.post.responses.'201'.headers.Location"))
                .isNotNull();
        assertThat(description.<Object>get("paths.'/api/battles/{battle}/live'.get.responses.'304'"))
                .isNull();
    }

    @Test
    void what_a_note_does_not_change_has_the_same_tag() {
        var table = Table.started();
        var before = table.as("umpire").get("/units").header("ETag");
        table.note("union", "Fix bayonets!");
        table.as("umpire").header("If-None-Match", before).get("/units").then().statusCode(304);
    }

    /** A photo is no event of the battle, and is shown in the archive and the report all the same. */
    @Test
    void a_photo_changes_the_tag_of_what_shows_it_though_not_the_version() throws IOException {
        var table = Table.started();
        var before = table.as("umpire").get("/export.zip").header("ETag");
        attach(table);
        assertThat(table.version()).isEqualTo(1);
        assertThat(table.as("umpire").get("/export.zip").header("ETag")).isNotEqualTo(before);
    }

    @Test
    void a_photo_has_a_tag_and_is_asked_for_again_because_it_can_be_withdrawn() throws IOException {
        var table = Table.started();
        var photo = "/attachments/" + attach(table);
        var read = table.as("umpire").get(photo);
        assertThat(read.header("Cache-Control")).isEqualTo("private, no-cache");
        table.as("umpire")
                .header("If-None-Match", read.header("ETag"))
                .get(photo)
                .then()
                .statusCode(304);
    }

    @Test
    void each_format_has_a_tag_of_its_own() {
        var table = Table.started();
        assertThat(List.of("/events.json", "/events.ndjson", "/export", "/report.md", "/report.html", "/report.json"))
                .extracting(read -> table.as("umpire").get(read).header("ETag"))
                .doesNotHaveDuplicates();
    }

    @Test
    void each_seat_and_each_length_of_a_battle_has_a_tag_of_its_own() {
        var table = Table.started();
        var tags = List.of(
                table.as("union").get().header("ETag"),
                table.as("confederate").get().header("ETag"),
                table.as("umpire").get().header("ETag"),
                table.as("umpire").header("Prefer", "return=minimal").get().header("ETag"));
        assertThat(tags).doesNotHaveDuplicates();
        table.as("union").header("If-None-Match", tags.get(1)).get().then().statusCode(200);
        table.as("union").header("If-None-Match", tags.get(0)).get().then().statusCode(304);
    }

    @ParameterizedTest
    @CsvSource({
        "/units?at=1, 'private, max-age=604800, immutable'",
        "/units/20-maine?at=1, 'private, max-age=604800, immutable'",
        "/units.csv?at=1, 'private, max-age=604800, immutable'",
        "/diff?from=1&to=1, 'private, max-age=604800, immutable'",
        "/odds/fire?units=20-maine&target=15-alabama&inches=3&at=1, 'private, max-age=604800, immutable'",
        "/units, 'private, no-cache'",
        "/units?turn=1, 'private, no-cache'",
        "/diff?from=1, 'private, no-cache'",
        "?at=1, 'private, no-cache'",
        "/dice?at=1, 'private, no-cache'",
        "/report?at=1, 'private, no-cache'",
    })
    void what_was_at_a_version_is_kept_unless_it_names_a_person(String read, String kept) {
        assertThat(faceToFace("Anna").as("umpire").get(read).header("Cache-Control"))
                .isEqualTo(kept);
    }

    /** A name can be withdrawn, and an answer that is kept for ever cannot. */
    @Test
    void no_answer_that_lasts_names_a_player() {
        var table = faceToFace("Wilhelmina");
        table.note("umpire", "Fix bayonets!");
        assertThat(table.as("umpire").get("?at=2").asString()).contains("Wilhelmina");
        assertThat(Calls.all().filter(call -> call.isAnnotatedWith(Lasting.class)))
                .hasSizeGreaterThan(5)
                .allSatisfy(call -> {
                    var lasting = call.getAnnotationOfType(Lasting.class).with();
                    var asked = String.join("=1&", lasting) + "=1";
                    var query = question(call).isEmpty() ? "?" + asked : question(call) + "&" + asked;
                    var answer = Calls.send(call, table, query);
                    assertThat(answer.header("Cache-Control")).contains("immutable");
                    assertThat(answer.asString()).doesNotContain("Wilhelmina");
                });
    }

    @Test
    void a_version_of_a_ruleset_never_changes_and_has_an_address() {
        var newest = given().get("/api/rulesets/adf-15mm");
        var version = newest.<Integer>path("version");
        assertThat(newest.header("Cache-Control")).isEqualTo("private, no-cache");
        var fixed = given().get("/api/rulesets/adf-15mm?version=" + version);
        assertThat(fixed.asString()).isEqualTo(newest.asString());
        assertThat(fixed.header("Cache-Control")).isEqualTo("public, max-age=604800, immutable");
        given().get("/api/rulesets/adf-15mm?version=0").then().statusCode(404);
        given().get("/api/rulesets/adf-15mm?version=99").then().statusCode(404);
    }

    @Test
    void what_is_refused_or_recorded_is_kept_nowhere() {
        var table = Table.started();
        var answers = List.of(
                table.note("union", "Fix bayonets!"),
                table.as("union").get("/units/nobody"),
                given().get("/api/nothing"),
                given().delete("/api/battles"));
        assertThat(answers).allSatisfy(answer -> assertThat(answer.headers().getValues("Cache-Control"))
                .containsExactly("no-store"));
    }

    /** Browsers obey all policies that are sent: a second one would take the page its own style. */
    @ParameterizedTest
    @ValueSource(strings = {"", "/report.html", "/report.pdf", "/units/nobody"})
    void an_answer_has_one_policy_for_its_content(String read) {
        assertThat(Table.started().as("umpire").get(read).headers().getValues("Content-Security-Policy"))
                .hasSize(1);
    }

    @Test
    void a_live_stream_is_neither_kept_nor_compressed() throws Exception {
        var live = raw(Table.started(), "/live?follow=false", "gzip");
        assertThat(live.statusCode()).isEqualTo(200);
        assertThat(live.headers().firstValue("Content-Encoding")).isEmpty();
        assertThat(live.headers().firstValue("ETag")).isEmpty();
        assertThat(live.headers().allValues("Cache-Control")).containsExactly("no-store");
        assertThat(new String(live.body(), StandardCharsets.UTF_8)).contains("event:battle-started");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/entries.csv", "/units.csv", "/dice.csv", "/rolls.csv"})
    void a_table_is_csv_and_nothing_more(String table) {
        assertThat(Table.started().as("umpire").get(table).header("Content-Type"))
                .isEqualToIgnoringCase("text/csv;charset=utf-8");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/units", "/events.json", "/events.ndjson", "/export", "/report.html"})
    void what_is_long_is_compressed_for_who_can_read_that(String read) throws Exception {
        var table = Table.of(Table.start("{\"scenario\": \"little-round-top\"}"));
        var plain = raw(table, read, "identity");
        var zipped = raw(table, read, "br, gzip;q=0.8");
        assertThat(plain.headers().firstValue("Content-Encoding")).isEmpty();
        assertThat(zipped.headers().firstValue("Content-Encoding")).contains("gzip");
        assertThat(zipped.body()).hasSizeLessThan(plain.body().length / 2);
        assertThat(new GZIPInputStream(new ByteArrayInputStream(zipped.body())).readAllBytes())
                .isEqualTo(plain.body());
        assertThat(zipped.headers().firstValue("ETag"))
                .as("a strong tag is of the bytes")
                .isNotEqualTo(plain.headers().firstValue("ETag"));
        assertThat(raw(table, read, "gzip;q=0").headers().firstValue("Content-Encoding"))
                .isEmpty();
    }

    @Test
    void what_is_short_is_sent_as_it_is() throws Exception {
        var table = Table.started();
        assertThat(raw(table, "/audit", "gzip").headers().firstValue("Content-Encoding"))
                .isEmpty();
    }

    @Test
    void a_read_without_its_body_has_the_same_headers() throws Exception {
        var table = Table.started();
        for (var read : List.of("", "/units", "/events.ndjson")) {
            var head = sent(table, read, "identity", "HEAD");
            assertThat(head.statusCode()).isEqualTo(200);
            assertThat(head.body()).isEmpty();
            assertThat(head.headers().firstValue("ETag"))
                    .isEqualTo(raw(table, read, "identity").headers().firstValue("ETag"));
        }
    }

    private HttpResponse<byte[]> raw(Table table, String read, String encoding) throws Exception {
        return sent(table, read, encoding, "GET");
    }

    private HttpResponse<byte[]> sent(Table table, String read, String encoding, String method) throws Exception {
        var request = HttpRequest.newBuilder(server.resolve("/api/battles/" + table.id() + read))
                .header("Authorization", "Bearer " + table.keys().get("umpire"))
                .header("Accept-Encoding", encoding)
                .method(method, HttpRequest.BodyPublishers.noBody())
                .build();
        return client.send(request, BodyHandlers.ofByteArray());
    }

    /** Both regiments on the table from the start, so that there are odds to ask for. */
    private static Table faceToFace(String umpire) {
        return Table.of(
                Table.start(Table.SCENARIO.replace(", \"arrives\": 2", "").replace("Anna", umpire)));
    }

    private static String attach(Table table) throws IOException {
        var out = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(40, 30, BufferedImage.TYPE_INT_RGB), "png", out);
        Response answer = table.as("union")
                .contentType("image/png")
                .body(out.toByteArray())
                .post("/attachments");
        answer.then().statusCode(201);
        return answer.path("sha256");
    }

    /** Reads of which every battle has something; the live stream has no end, and photos and branches are extra. */
    private static boolean isRead(JavaMethod call) {
        var described = Calls.described(call);
        return described.startsWith("GET")
                && Calls.published(call)
                && List.of("/live", "{sha256}", "{branch}").stream().noneMatch(described::contains);
    }

    private static String question(JavaMethod call) {
        var address = Calls.described(call);
        if (address.endsWith("{battle}/proof")) {
            return "?entry=1";
        }
        return address.contains("{question}") ? "?units=20-maine&target=15-alabama&inches=3" : "";
    }
}

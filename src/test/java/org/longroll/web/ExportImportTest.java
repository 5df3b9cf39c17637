package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class ExportImportTest {

    @Test
    void an_export_names_the_head_first_and_is_the_same_every_time() {
        var table = table();
        var file = export(table);
        assertThat(new String(file, StandardCharsets.UTF_8).lines())
                .hasSize(4)
                .first()
                .asString()
                .contains("\"format\":\"longroll-battle\"", "\"version\":3", headHash(table));
        assertThat(export(table)).isEqualTo(file);
    }

    @Test
    void a_battle_goes_to_another_server_and_back_without_losing_a_byte() throws SQLException {
        var table = table();
        var file = export(table);
        forget(table);
        table.as("umpire").get().then().statusCode(401);
        var brought = bring(file);
        brought.then().statusCode(201).body("battle.version", equalTo(3)).body("battle.id", equalTo(table.id()));
        var here = new Table(brought.path("battle.id"), brought.path("keys"));
        assertThat(export(here)).isEqualTo(file);
        here.as("spectator").get("/audit").then().body("intact", equalTo(true)).body("events", equalTo(3));
        here.as("spectator").get("/units/20-maine").then().body("figures", equalTo(6));
        here.note("umpire", "and on it goes").then().statusCode(201).body("entry.number", equalTo(3));
        here.as("spectator").get("/audit").then().body("intact", equalTo(true)).body("events", equalTo(4));
    }

    @Test
    void the_ground_and_the_men_go_along() throws SQLException {
        var table = Table.of(Table.start("{\"scenario\": \"little-round-top\"}"));
        var file = export(table);
        assertThat(new String(file, StandardCharsets.UTF_8)).contains("\"men\":{\"perFigure\":60}");
        var ground = table.as("spectator").get("/table").asString();
        forget(table);
        var brought = bring(file);
        brought.then().statusCode(201);
        var here = new Table(brought.path("battle.id"), brought.path("keys"));
        assertThat(here.as("spectator").get("/table").asString())
                .isEqualTo(ground)
                .contains("Plum Run");
        assertThat(export(here)).isEqualTo(file);
    }

    @Test
    void the_same_file_again_changes_nothing_and_gives_away_no_key() {
        var table = table();
        var file = export(table);
        bring(file)
                .then()
                .statusCode(409)
                .body("code", equalTo("battle-already-here"))
                .body("keys", nullValue());
        assertThat(export(table)).isEqualTo(file);
    }

    @Test
    void a_battle_that_has_gone_on_here_is_not_overwritten() {
        var table = table();
        var file = export(table);
        table.note("union", "one more");
        var before = table.ledger();
        bring(file).then().statusCode(409).body("code", equalTo("battle-differs-here"));
        assertThat(table.ledger()).isEqualTo(before);
    }

    @Test
    void one_byte_off_anywhere_is_refused() throws SQLException {
        var table = table();
        var file = export(table);
        forget(table);
        for (int place = 0; place < file.length; place += 7) {
            var broken = file.clone();
            broken[place] ^= 1;
            var answer = bring(broken);
            assertThat(answer.statusCode()).as("byte %d", place).isEqualTo(422);
            assertThat(answer.<String>path("code")).isEqualTo("broken-seal");
        }
        table.as("umpire").get().then().statusCode(401);
        bring(file).then().statusCode(201);
    }

    @Test
    void a_file_that_was_cut_off_or_lengthened_is_refused() {
        var file = export(table());
        var text = new String(file, StandardCharsets.UTF_8);
        var lastLine = text.lines().toList().getLast();
        bring(text.substring(0, text.length() - 1)).then().statusCode(422).body("detail", containsString("too short"));
        bring(text.substring(0, text.length() - lastLine.length() - 1))
                .then()
                .statusCode(422)
                .body("detail", containsString("too short: it ends after event 2"));
        bring(text + lastLine + "\n").then().statusCode(422);
        bring(text + "\n").then().statusCode(422);
        bring("").then().statusCode(422);
        bring("hello\n").then().statusCode(422).body("detail", containsString("not a battle"));
    }

    @Test
    void an_archive_brings_the_photos_and_the_names_that_were_asked_for() throws SQLException, IOException {
        var table = Table.of(Table.start(
                "{\"scenario\": \"little-round-top\", \"players\": {\"union\": \"Ann\", \"confederate\": \"Ben\"}}"));
        var photo = noted(table);
        var bytes = table.as("spectator").get("/attachments/" + photo).asByteArray();
        var named = table.as("spectator").get("/export.zip?names=true").asByteArray();
        var silent = table.as("spectator").get("/export.zip").asByteArray();
        var ledger = export(table);
        for (var archive : List.of(silent, named)) {
            forget(table);
            var brought = archive(archive);
            brought.then().statusCode(201);
            var here = new Table(brought.path("battle.id"), brought.path("keys"));
            assertThat(export(here)).isEqualTo(ledger);
            assertThat(here.as("spectator").get("/attachments/" + photo).asByteArray())
                    .isEqualTo(bytes);
            here.as("spectator").get().then().body("players.union", archive == named ? equalTo("Ann") : nullValue());
            archive(archive).then().statusCode(409).body("code", equalTo("battle-already-here"));
        }
        assertThat(unpacked(silent)).doesNotContain("Ann", "names.json");
        assertThat(unpacked(named)).contains("Ann", "names.json");
    }

    @Test
    void an_archive_with_a_fault_anywhere_leaves_nothing_behind() throws SQLException, IOException {
        var table = Table.started();
        var photo = noted(table);
        var archive = table.as("spectator").get("/export.zip?names=true").asByteArray();
        forget(table);
        var jpeg = "photos/" + photo + ".png";
        archive(with(archive, jpeg, "no picture".getBytes(StandardCharsets.UTF_8)))
                .then()
                .statusCode(422)
                .body("code", equalTo("broken-archive"))
                .body("detail", containsString(jpeg));
        archive(with(archive, jpeg, picture(Color.BLACK)))
                .then()
                .statusCode(422)
                .body("detail", containsString("is not the photo of that name"));
        archive(with(archive, "names.json", "{\"players\": {\"union\": 7}}".getBytes(StandardCharsets.UTF_8)))
                .then()
                .statusCode(422)
                .body("detail", containsString("names.json"));
        archive(with(archive, "battle.ndjson", null))
                .then()
                .statusCode(422)
                .body("detail", containsString("no battle.ndjson"));
        archive(Arrays.copyOf(archive, archive.length / 3))
                .then()
                .statusCode(422)
                .body("code", equalTo("broken-archive"));
        archive("no zip".getBytes(StandardCharsets.UTF_8))
                .then()
                .statusCode(422)
                .body("code", equalTo("broken-archive"));
        table.as("umpire").get().then().statusCode(401);
        archive(archive).then().statusCode(201);
    }

    /** A note with a photo; the photo's id. */
    private static String noted(Table table) throws IOException {
        String photo = table.as("union")
                .contentType("image/png")
                .body(picture(Color.GREEN))
                .post("/attachments")
                .path("sha256");
        table.writing("union", "{\"type\": \"note\", \"text\": \"Us\", \"attachments\": [\"%s\"]}".formatted(photo))
                .post("/entries")
                .then()
                .statusCode(201);
        return photo;
    }

    private static byte[] picture(Color colour) throws IOException {
        var image = new BufferedImage(40, 30, BufferedImage.TYPE_INT_RGB);
        image.setRGB(20, 15, colour.getRGB());
        var png = new ByteArrayOutputStream();
        ImageIO.write(image, "png", png);
        return png.toByteArray();
    }

    /** The same archive with another file of a name, or without it. */
    private static byte[] with(byte[] archive, String name, byte @Nullable [] content) throws IOException {
        var changed = new ByteArrayOutputStream();
        try (var in = new ZipInputStream(new ByteArrayInputStream(archive));
                var out = new ZipOutputStream(changed)) {
            for (var entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                if (!entry.getName().equals(name) || content != null) {
                    out.putNextEntry(new ZipEntry(entry.getName()));
                    out.write(entry.getName().equals(name) && content != null ? content : in.readAllBytes());
                }
            }
        }
        return changed.toByteArray();
    }

    private static String unpacked(byte[] archive) throws IOException {
        var text = new StringBuilder();
        try (var in = new ZipInputStream(new ByteArrayInputStream(archive))) {
            for (var entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                text.append(entry.getName()).append('\n').append(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        return text.toString();
    }

    private static Response archive(byte[] zip) {
        return given().contentType("application/zip").body(zip).post("/api/battles/import");
    }

    private static Table table() {
        var table = Table.started();
        table.note("union", "The flag of the 20th: “Æ \\u0041 \\\" \\\\”");
        table.note("confederate", "second");
        return table;
    }

    private static byte[] export(Table table) {
        return table.as("spectator").get("/export").asByteArray();
    }

    private static String headHash(Table table) {
        return table.as("spectator").get("/audit").path("headHash");
    }

    private static Response bring(String file) {
        return bring(file.getBytes(StandardCharsets.UTF_8));
    }

    private static Response bring(byte[] file) {
        return given().contentType("application/x-ndjson").body(file).post("/api/battles/import");
    }

    /** As on a server that never saw the battle: only a superuser who switches the triggers off can do this. */
    private static void forget(Table table) throws SQLException {
        try (var connection = ThrowawayDatabase.access().superuser().getConnection();
                var statement = connection.createStatement()) {
            statement.execute("set session_replication_role = replica");
            for (var name : new String[] {"ledger", "command", "head", "status", "head_log"}) {
                statement.execute("delete from " + name + " where stream = '" + table.id() + "'");
            }
            for (var name : new String[] {"attachment_of", "person_name"}) {
                statement.execute("delete from " + name + " where battle = '" + table.id() + "'");
            }
        }
    }
}

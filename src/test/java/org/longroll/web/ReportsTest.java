package org.longroll.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.zip.ZipInputStream;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** Reports, exports and photos, as a player asks for them. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class ReportsTest {

    private static byte[] photo() throws IOException {
        var out = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(40, 30, BufferedImage.TYPE_INT_RGB), "png", out);
        return out.toByteArray();
    }

    private static String attached(Table table) throws IOException {
        return table.as("union")
                .contentType("image/png")
                .body(photo())
                .post("/attachments")
                .then()
                .statusCode(201)
                .body("mediaType", equalTo("image/png"))
                .body("width", equalTo(40))
                .extract()
                .path("sha256");
    }

    @Test
    void a_report_is_a_page_that_fetches_nothing() {
        var table = Table.started();
        table.note("union", "Hold the left!");
        table.as("union")
                .get("/report")
                .then()
                .statusCode(200)
                .contentType(startsWith("text/html"))
                .header("Content-Security-Policy", containsString("style-src 'sha256-"))
                .body(containsString("Little Round Top"))
                .body(containsString("Hold the left!"))
                .body(containsString("/b/" + table.id() + "/entries/1\""))
                .body(not(containsString("src=\"http")));
    }

    @Test
    void a_short_report_is_the_battle_in_a_minute() {
        var table = Table.started();
        table.as("union")
                .get("/report.json?length=short")
                .then()
                .statusCode(200)
                .body("heading.summary.text", hasItem(startsWith("The Union mustered")))
                .body("story", hasSize(0))
                .body("journal", hasSize(0));
        table.as("union").get("/report.html?length=short").then().body(not(containsString("Order of battle")));
        table.as("union").get("/report.md?length=full").then().body(containsString("## Order of battle"));
        table.as("union").get("/report.json?length=long").then().statusCode(400).body("code", equalTo("invalid-input"));
    }

    @Test
    void who_asks_is_told_of_which_moments_there_is_no_photo() throws IOException {
        var table = Table.started();
        table.as("union")
                .get("/attachments")
                .then()
                .statusCode(200)
                .body("photos", hasSize(0))
                .body("missing", contains("deployment", "last-two-turns"));
        table.writing(
                        "union",
                        "{\"type\": \"note\", \"text\": \"Drawn up\", \"attachments\": [\"%s\"]}"
                                .formatted(attached(table)))
                .post("/entries")
                .then()
                .statusCode(201);
        table.as("union")
                .get("/attachments")
                .then()
                .body("photos[0].text", equalTo("Drawn up"))
                .body("missing", hasSize(0));
    }

    @Test
    void a_forum_gets_its_own_brackets_and_a_spreadsheet_its_mark() {
        var table = Table.started();
        table.note("union", "Hold [the] left!");
        table.as("union")
                .get("/report.bbcode")
                .then()
                .statusCode(200)
                .contentType(startsWith("text/x-bbcode"))
                .body(startsWith("[size=150][b]Little Round Top[/b][/size]"))
                .body(containsString("The Union wrote before it began: “Hold (the) left!”"));
        assertThat(table.as("union").get("/rolls.csv?bom=true").asString()).startsWith("\uFEFFentry,turn");
        assertThat(table.as("union").get("/rolls.csv").asString()).startsWith("entry,turn");
        assertThat(table.as("union")
                        .get("/rolls.csv")
                        .contentType()
                        .replace(" ", "")
                        .toLowerCase(Locale.ROOT))
                .isEqualTo("text/csv;charset=utf-8");
    }

    @Test
    void turning_points_stand_in_the_report_once_they_were_computed() {
        var table = Table.started();
        var heading = "id=\"turning-points\"";
        table.as("union").get("/report.html").then().body(not(containsString(heading)));
        table.as("union")
                .get("/analysis?turningPoints=true&candidates=1&playouts=2")
                .then()
                .statusCode(200)
                .body("turningPoints.clear", equalTo(false));
        table.as("union").get("/report.html").then().body(containsString(heading));
    }

    @Test
    void the_address_or_the_header_says_what_the_report_is_to_be() {
        var table = Table.started();
        table.as("union").get("/report.md").then().statusCode(200).contentType(startsWith("text/markdown"));
        table.as("union").get("/report.html").then().statusCode(200).contentType(startsWith("text/html"));
        table.as("union")
                .accept("application/json")
                .get("/report")
                .then()
                .statusCode(200)
                .body("heading.title", equalTo("Little Round Top"))
                .body("story[0].turn", equalTo(1));
        table.as("union").accept("image/gif").get("/report").then().statusCode(406);
    }

    @Test
    void paper_can_be_waited_for_or_asked_after() throws Exception {
        var table = Table.started();
        var first = table.as("union").header("Prefer", "respond-async").get("/report.pdf");
        assertThat(first.statusCode()).isIn(200, 202);
        if (first.statusCode() == 202) {
            assertThat(first.header("Retry-After")).isEqualTo("1");
            assertThat(first.<String>path("stage")).isNotBlank();
        }
        var paper = table.as("union").get("/report.pdf").then().statusCode(200).contentType("application/pdf");
        assertThat(paper.extract().asByteArray()).startsWith("%PDF-".getBytes(StandardCharsets.US_ASCII));
        table.as("union")
                .header("Prefer", "respond-async")
                .get("/report.pdf")
                .then()
                .statusCode(200);
    }

    @Test
    void a_report_can_be_had_as_the_battle_stood() {
        var table = Table.started();
        table.note("union", "Early");
        table.note("union", "Late");
        table.as("union")
                .get("/report.md?at=2")
                .then()
                .body(containsString("Early"))
                .body(not(containsString("Late")));
        table.as("union").get("/report?at=99").then().statusCode(400);
    }

    @Test
    void a_photo_goes_with_a_note_into_the_report() throws IOException {
        var table = Table.started();
        var name = attached(table);
        table.writing(
                        "union",
                        "{\"type\": \"note\", \"text\": \"From our left\", \"attachments\": [\"%s\"]}".formatted(name))
                .post("/entries")
                .then()
                .statusCode(201)
                .body("events.payload.attachments[0]", hasItem(name));
        table.as("union")
                .get("/report.html")
                .then()
                .body(containsString("src=\"data:image/png;base64,"))
                .body(containsString("alt=\"Photo by Union: From our left\""));
        var kept = table.as("spectator")
                .get("/attachments/" + name)
                .then()
                .statusCode(200)
                .contentType("image/png");
        assertThat(kept.extract().asByteArray()).isNotEmpty();
    }

    @Test
    void a_photo_of_the_table_is_the_ground_of_the_maps_until_it_is_withdrawn() throws IOException {
        var table = Table.of(Table.start(Table.SCENARIO.replace(Table.GROUND, "")));
        var name = attached(table);
        var note = "{\"type\": \"note\", \"text\": \"From above\", \"attachments\": [\"%s\"], \"table\": {\"photo\":"
                + " \"%s\"%s}}";
        table.writing("union", note.formatted(name, name, ""))
                .post("/entries")
                .then()
                .statusCode(422)
                .body("code", equalTo("not-a-table"))
                .body("detail", containsString("how large the table is"));
        table.writing("union", note.formatted(name, "0".repeat(64), ", \"width\": 72, \"depth\": 48"))
                .post("/entries")
                .then()
                .statusCode(422)
                .body("code", equalTo("not-a-table"));
        table.writing("union", note.formatted(name, name, ", \"width\": 72, \"depth\": 48"))
                .post("/entries")
                .then()
                .statusCode(201);
        table.as("spectator")
                .get("/report/pictures/map-0")
                .then()
                .statusCode(200)
                .contentType(startsWith("image/svg+xml"))
                .body(containsString("The table at the start"))
                .body(containsString("data:image/jpeg;base64,"));
        try (var paper = Loader.loadPDF(table.as("union").get("/report.pdf").asByteArray())) {
            assertThat(paper.getNumberOfPages()).isPositive();
        }
        table.as("union").delete("/attachments/" + name).then().statusCode(204);
        table.as("spectator").get("/report/pictures/map-0").then().statusCode(404);
    }

    @Test
    void a_published_text_has_its_pictures_at_addresses_that_answer() {
        var table = Table.of(Table.start("{\"scenario\": \"little-round-top\"}"));
        for (var length : List.of("short", "full")) {
            var text = table.as("union").get("/report.md?length=" + length).asString();
            var pictures = Pattern.compile("!\\[[^]]*]\\(([^)]+)\\)")
                    .matcher(text)
                    .results()
                    .toList();
            assertThat(pictures).as(length).hasSizeBetween(1, 3);
            for (var picture : pictures) {
                var address = picture.group(1);
                table.as("union")
                        .get(address.substring(address.indexOf("/report/")))
                        .then()
                        .statusCode(200)
                        .contentType(startsWith("image/svg+xml"));
            }
        }
        table.as("union")
                .get("/report.html?length=short")
                .then()
                .body(containsString("The table at the start"))
                .body(containsString("men"));
        table.as("union").get("/report/pictures/nothing").then().statusCode(404);
    }

    @Test
    void a_photo_is_on_paper_too() throws IOException {
        var table = Table.started();
        table.writing(
                        "union",
                        "{\"type\": \"note\", \"text\": \"From our left\", \"attachments\": [\"%s\"]}"
                                .formatted(attached(table)))
                .post("/entries")
                .then()
                .statusCode(201);
        assertThat(widthsOnPaper(table)).isNotEmpty().containsOnly(40);
    }

    @Test
    void what_was_printed_before_a_photo_was_withdrawn_is_not_given_again() throws IOException {
        var table = Table.started();
        var name = attached(table);
        table.writing(
                        "union",
                        "{\"type\": \"note\", \"text\": \"From our left\", \"attachments\": [\"%s\"]}".formatted(name))
                .post("/entries")
                .then()
                .statusCode(201);
        assertThat(widthsOnPaper(table)).contains(40);
        table.as("union").delete("/attachments/" + name).then().statusCode(204);
        assertThat(widthsOnPaper(table)).isEmpty();
        table.as("union").get("/report.html").then().statusCode(200).body(not(containsString("src=\"data:image/")));
    }

    /** The widths of the photos in the printed report, in dots. */
    private static List<Integer> widthsOnPaper(Table table) throws IOException {
        var widths = new ArrayList<Integer>();
        try (var paper = Loader.loadPDF(table.as("union").get("/report.pdf").asByteArray())) {
            for (var page : paper.getPages()) {
                for (var name : page.getResources().getXObjectNames()) {
                    if (page.getResources().getXObject(name) instanceof PDImageXObject picture) {
                        widths.add(picture.getWidth());
                    }
                }
            }
        }
        return widths;
    }

    @Test
    void a_note_names_only_photos_of_its_own_battle() throws IOException {
        var elsewhere = attached(Table.started());
        var table = Table.started();
        table.writing("union", "{\"type\": \"note\", \"text\": \"x\", \"attachments\": [\"%s\"]}".formatted(elsewhere))
                .post("/entries")
                .then()
                .statusCode(422)
                .body("code", equalTo("unknown-attachment"));
        table.as("union").get("/attachments/" + elsewhere).then().statusCode(404);
        table.as("union").get("/attachments/none").then().statusCode(404);
    }

    @Test
    void what_is_no_photo_or_too_large_is_refused() {
        var table = Table.started();
        table.as("union")
                .contentType("image/png")
                .body("not a picture".getBytes(StandardCharsets.UTF_8))
                .post("/attachments")
                .then()
                .statusCode(415)
                .body("code", equalTo("not-a-picture"));
        table.as("union")
                .contentType("image/png")
                .body(new byte[(8 << 20) + 1])
                .post("/attachments")
                .then()
                .statusCode(413)
                .body("code", equalTo("too-large"));
    }

    @Test
    void a_person_writes_the_story_of_a_turn() {
        var table = Table.started();
        table.writing("union", "{\"type\": \"prose\", \"turn\": 1, \"text\": \"It rained all day.\"}")
                .post("/entries")
                .then()
                .statusCode(201)
                .body("entry.type", equalTo("prose"));
        table.as("union")
                .get("/report.html")
                .then()
                .body(containsString("It rained all day."))
                .body(containsString("in place of the journal's own words"));
        table.writing("union", "{\"type\": \"prose\", \"turn\": 2, \"text\": \"Later\"}")
                .post("/entries")
                .then()
                .statusCode(422)
                .body("code", equalTo("unknown-turn"));
    }

    @Test
    void units_and_entries_and_rolls_are_tables_too_but_json_to_who_does_not_say() {
        var table = Table.started();
        table.note("union", "=1+1, a formula");
        table.as("union")
                .get("/units.csv")
                .then()
                .statusCode(200)
                .contentType(startsWith("text/csv"))
                .body(startsWith("id,name,side"))
                .body(containsString("20-maine,20th Maine,union"));
        table.as("union").get("/entries.csv").then().body(containsString("'=1+1, a formula"));
        table.as("union").get("/rolls.csv").then().statusCode(200).body(startsWith("entry,turn"));
        table.as("union").get("/units").then().contentType(startsWith("application/json"));
        table.as("union").get("/entries").then().contentType(startsWith("application/json"));
    }

    @Test
    void an_entry_has_an_address_of_its_own() {
        var table = Table.started();
        table.note("union", "Hold!");
        table.as("union").get("/entries/1").then().statusCode(200).body("sentence", equalTo("Hold!"));
        table.as("union").get("/entries/7").then().statusCode(404);
    }

    @Test
    void everything_fits_into_one_archive() throws IOException {
        var table = Table.started();
        var photo = attached(table);
        table.writing("union", "{\"type\": \"note\", \"text\": \"Us\", \"attachments\": [\"%s\"]}".formatted(photo))
                .post("/entries")
                .then()
                .statusCode(201);
        var sealed =
                table.as("union").accept("application/x-ndjson").get("/export").asByteArray();
        var files = new TreeMap<String, byte[]>();
        var archive =
                table.as("union").get("/export.zip").then().statusCode(200).contentType("application/zip");
        try (var zip =
                new ZipInputStream(new ByteArrayInputStream(archive.extract().asByteArray()))) {
            for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                files.put(entry.getName(), zip.readAllBytes());
            }
        }
        assertThat(files.keySet().stream().filter(name -> !name.startsWith("pictures/")))
                .containsExactly(
                        "battle.ndjson",
                        "entries.csv",
                        "photos/" + photo + ".png",
                        "report.bbcode",
                        "report.html",
                        "report.json",
                        "report.md",
                        "rolls.csv",
                        "units.csv");
        for (var name : List.of("entries.csv", "rolls.csv", "units.csv")) {
            assertThat(new String(files.get(name), StandardCharsets.UTF_8))
                    .as("the table of the API, with a byte order mark")
                    .isEqualTo("\uFEFF" + table.as("union").get("/" + name).asString());
        }
        var markdown = new String(files.get("report.md"), StandardCharsets.UTF_8);
        assertThat(Pattern.compile("!\\[[^]]*]\\(([^)]+)\\)").matcher(markdown).results())
                .as("every picture that the text names is there")
                .isNotEmpty()
                .allSatisfy(picture -> assertThat(files).containsKey(picture.group(1)));
        assertThat(markdown).doesNotContain("](#", "\\[\\]", "[]");
        assertThat(files.get("battle.ndjson")).isEqualTo(sealed);
        table.as("union").get("/export").then().contentType(startsWith("application/x-ndjson"));
    }
}

package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.hasKey;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.longroll.testing.ThrowawayDatabase;

/** Seats for commands, and the people who sit there. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class PeopleTest {

    private static final String TEXANS = """
            {"side": "confederate", "commands": ["robertson"], "name": "Clara"}""";

    private static final String TEXAN_FIRE = """
            {"type": "fire", "units": ["4-texas"], "target": "83-pennsylvania", "inches": 4, "dice": {"thrown": [1]}}""";

    /** Little Round Top in the part of the Confederates; Clara has the Texas brigade as the seat “clara”. */
    private static Table withClara() {
        var table = CorrectionsTest.atTheFirstPart("free");
        var seat = table.writing("confederate", TEXANS).post("/seats");
        seat.then()
                .statusCode(201)
                .header("Location", containsString("/seats/confederate:1"))
                .body("seat.id", equalTo("confederate:1"))
                .body("seat.name", equalTo("Clara"));
        table.keys().put("clara", seat.path("key"));
        return table;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            # Clara has the Texas brigade.
            /entries  | 201 | {"type": "fire", "units": ["4-texas"], "target": "20-maine", "inches": 4, "dice": {"thrown": [1]}}
            /entries  | 201 | {"type": "move", "units": ["5-texas"], "legs": [{"terrain": "open", "inches": 1}]}
            /entries  | 201 | {"type": "note", "text": "Up the hill", "units": ["5-texas"]}
            /entries  | 201 | {"type": "objective", "objective": "saddle", "unit": "4-texas"}
            /entries  | 403 | {"type": "move", "units": ["15-alabama"], "legs": [{"terrain": "open", "inches": 1}]}
            /entries  | 403 | {"type": "move", "units": ["5-texas", "15-alabama"], "legs": [{"terrain": "open", "inches": 1}]}
            /entries  | 403 | {"type": "objective", "objective": "saddle", "unit": "15-alabama"}
            /entries  | 403 | {"type": "end-part"}
            /entries  | 403 | {"type": "end-battle"}
            /entries  | 403 | {"type": "ruling", "reason": "x", "sets": {"unit": "4-texas", "figures": 9}}
            /entries  | 403 | {"type": "prose", "turn": 1, "text": "x"}
            /undo     | 403 | {}
            /seats    | 403 | {"side": "confederate", "commands": ["law"], "name": "Dora"}
            /seats/confederate:1/key | 403 | {}
            /consents | 403 | {"request": "00000000-0000-7000-8000-000000000000"}
            """)
    void a_seat_for_commands_records_for_its_units_and_does_nothing_else(String call, int status, String body) {
        withClara().writing("clara", body).post(call).then().statusCode(status);
    }

    @Test
    void checks_of_its_units_are_its_own_and_those_of_others_are_not() {
        var table = withClara();
        var check = "{\"type\": \"morale-check\", \"due\": \"%s\", \"dice\": {\"thrown\": [6, 5]}}";
        table.writing("clara", check.formatted(hit(table, "5-texas")))
                .post("/entries")
                .then()
                .statusCode(201);
        var due = hit(table, "47-alabama");
        table.writing("clara", check.formatted(due)).post("/entries").then().statusCode(403);
        table.writing("confederate", check.formatted(due))
                .post("/entries")
                .then()
                .statusCode(201);
    }

    @Test
    void next_offers_what_it_may_record() {
        var table = withClara();
        table.as("clara")
                .get()
                .then()
                .body("next.type", hasItems("fire", "objective", "position"))
                .body("next.type", not(hasItem("end-part")))
                .body("next.type", not(hasItem("settings")));
        table.as("confederate").get().then().body("next.type", hasItem("end-part"));
    }

    /** The unit moves and is fired at; answers the check that is due. */
    private static String hit(Table table, String unit) {
        String move = CorrectionsTest.entry(
                table,
                "{\"type\": \"move\", \"units\": [\"%s\"], \"legs\": [{\"terrain\": \"open\", \"inches\": 1}]}"
                        .formatted(unit));
        var fire = """
                {"type": "fire", "kind": "reaction", "units": ["%s"], "target": "%s", "inches": 3,
                 "reactionTo": "%s", "dice": {"thrown": [6, 6]}}""";
        var firer = unit.equals("5-texas") ? "83-pennsylvania" : "20-maine";
        return table.writing("umpire", fire.formatted(firer, unit, move))
                .post("/entries")
                .then()
                .statusCode(201)
                .extract()
                .path("due[0].id");
    }

    @Test
    void it_corrects_its_own_entries_and_no_others() {
        var table = withClara();
        String shot = table.writing("clara", TEXAN_FIRE).post("/entries").path("entry.id");
        table.writing("clara", "{}").post("/undo").then().statusCode(201);
        table.writing("clara", "{}").post("/redo").then().statusCode(201);
        table.writing("clara", "{\"entry\": \"%s\", \"with\": {\"inches\": 5}}".formatted(shot))
                .post("/amend")
                .then()
                .statusCode(201);
        String other = CorrectionsTest.entry(table, CorrectionsTest.MISS);
        table.writing("clara", "{\"entry\": \"%s\", \"strike\": true}".formatted(other))
                .post("/amend")
                .then()
                .statusCode(403);
    }

    @Test
    void entries_and_dice_are_credited_to_the_person() {
        var table = withClara();
        table.writing("clara", TEXAN_FIRE).post("/entries").then().statusCode(201);
        table.as("spectator")
                .get("/entries")
                .then()
                .body("items.find { it.type == 'fire' }.actor", equalTo("confederate:1"))
                .body("items.find { it.type == 'fire' }.name", equalTo("Clara"));
        assertThat(table.as("spectator").get("/dice").asString()).contains("Clara");
        assertThat(table.ledger()).doesNotContain("Clara");
    }

    @Test
    void a_name_is_changed_and_withdrawn_and_was_never_in_the_ledger() {
        var table = withClara();
        table.writing("clara", TEXAN_FIRE).post("/entries").then().statusCode(201);
        String person = table.as("spectator").get("/seats").path("items.find { it.id == 'confederate:1' }.person");
        named(table, "union", person).then().statusCode(403);
        named(table, "clara", person).then().statusCode(200).body("name", equalTo("Clara B."));
        table.as("spectator").get().then().body("players.'confederate:1'", equalTo("Clara B."));
        table.as("confederate").delete("/people/" + person).then().statusCode(204);
        table.as("spectator")
                .get("/entries")
                .then()
                .body("items.find { it.type == 'fire' }.name", nullValue())
                .body("items.find { it.type == 'fire' }.person", equalTo(person));
        table.as("spectator").get().then().body("players", not(hasKey("confederate:1")));
        assertThat(table.as("spectator").get("/report").asString()).doesNotContain("Clara");
        assertThat(table.ledger()).doesNotContain("Clara");
    }

    @Test
    void the_names_of_players_are_not_in_the_ledger_and_not_in_an_export() {
        var table = Table.started();
        table.as("union").get().then().body("players.umpire", equalTo("Anna"));
        assertThat(table.ledger()).doesNotContain("Anna").contains("people");
        assertThat(table.as("umpire").get("/export").asString()).doesNotContain("Anna");
        given().auth()
                .oauth2(table.keys().get("umpire"))
                .get("/api/battles")
                .then()
                .body("items.find { it.id == '%s' }.players.umpire".formatted(table.id()), equalTo("Anna"));
    }

    @Test
    void a_seat_that_was_taken_back_opens_nothing_and_its_entries_stay() {
        var table = withClara();
        table.writing("clara", TEXAN_FIRE).post("/entries").then().statusCode(201);
        table.as("union").delete("/seats/confederate:1").then().statusCode(403);
        table.as("confederate").delete("/seats/confederate:1").then().statusCode(204);
        table.as("clara").get().then().statusCode(401);
        table.as("spectator").get("/entries").then().body("items.find { it.type == 'fire' }.name", equalTo("Clara"));
        table.as("spectator").get("/seats").then().body("items.id", not(hasItem("confederate:1")));
        table.as("confederate").delete("/seats/confederate").then().statusCode(422);
    }

    @Test
    void a_side_replaces_its_own_key_and_those_of_its_commands() {
        var table = withClara();
        String fresh = table.as("confederate").post("/seats/confederate:1/key").path("key");
        table.as("clara").get().then().statusCode(401);
        table.keys().put("clara", fresh);
        table.as("clara").get().then().statusCode(200);
        table.as("union").post("/seats/union/key").then().statusCode(201);
        table.as("confederate").post("/seats/union/key").then().statusCode(403);
    }

    @Test
    void a_photo_is_withdrawn_by_who_attached_it_and_its_hash_stays() throws IOException {
        var table = Table.started();
        String photo = photo(table);
        table.writing("union", "{\"type\": \"note\", \"text\": \"Us\", \"attachments\": [\"%s\"]}".formatted(photo))
                .post("/entries")
                .then()
                .statusCode(201);
        table.as("confederate").delete("/attachments/" + photo).then().statusCode(403);
        table.as("union").delete("/attachments/" + photo).then().statusCode(204);
        table.as("union").get("/attachments/" + photo).then().statusCode(410).body("code", equalTo("photo-withdrawn"));
        assertThat(table.ledger()).contains(photo);
        table.as("spectator").get("/report").then().statusCode(200);
        assertThat(photo(table)).isEqualTo(photo);
        table.as("union").get("/attachments/" + photo).then().statusCode(200);
    }

    private static String photo(Table table) throws IOException {
        var bytes = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(12, 9, BufferedImage.TYPE_INT_RGB), "png", bytes);
        return table.as("union")
                .contentType("image/png")
                .body(bytes.toByteArray())
                .post("/attachments")
                .then()
                .statusCode(201)
                .extract()
                .path("sha256");
    }

    private static Response named(Table table, String seat, String person) {
        return table.writing(seat, "{\"name\": \"Clara B.\"}").put("/people/" + person);
    }
}

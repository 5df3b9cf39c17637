package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.longroll.testing.Sql;
import org.longroll.testing.ThrowawayDatabase;

/** The journal, its numbers and its filters, and what is read beside it: from rows that can always be made again. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class JournalTest {

    @Test
    void an_entry_has_the_same_number_wherever_it_is_told() {
        var table = corrected();
        var journal = new ArrayList<Map<String, Object>>();
        List<Map<String, Object>> items =
                table.as("union").get("/entries?order=oldest").path("items");
        items.forEach(entry -> {
            journal.add(entry);
            journal.addAll(again(entry));
        });
        var numbers = journal.stream().map(entry -> entry.get("number")).toList();
        assertThat(numbers).containsExactly(0, 1, 2, 3, 4, 5, 6, 3, 4, 7, 8, 3, 4);
        assertThat(table.as("union").accept("application/json").get("/report").<List<Integer>>path("journal.number"))
                .isEqualTo(numbers);
        assertThat(column(table, "/entries.csv", 0))
                .isEqualTo(numbers.stream().map(Object::toString).toList());
        assertThat(column(table, "/rolls.csv", 0)).containsOnly("3", "4");
        assertThat(table.as("union").get("/units/20-maine/history").<List<Integer>>path("items.number"))
                .isSubsetOf(List.of(3, 6, 8));
        for (var entry : journal) {
            if (!(Boolean) entry.get("undone")) {
                table.as("union")
                        .get("/entries/" + entry.get("number"))
                        .then()
                        .body("number", equalTo(entry.get("number")));
            }
        }
        table.as("union")
                .get("/entries/4")
                .then()
                .body("replaces", equalTo(again(items.get(6)).get(1).get("id")));
        table.as("union").get("/entries/99").then().statusCode(404);
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> again(Map<String, Object> entry) {
        return (List<Map<String, Object>>) entry.get("again");
    }

    private static List<String> column(Table table, String sheet, int column) {
        return table.as("union")
                .get(sheet)
                .asString()
                .lines()
                .skip(1)
                .map(line -> line.split(",")[column])
                .toList();
    }

    @Test
    void the_journal_is_looked_through_by_type_seat_turn_and_what_was_taken_back() {
        var table = corrected();
        table.as("union").get("/entries?type=note").then().body("items.number", contains(7, 5));
        table.as("union").get("/entries?type=fire").then().body("items.number", contains(8, 6, 4, 3));
        table.as("union").get("/entries?type=fire&undone=true").then().body("items.number", hasItem(3));
        table.as("union")
                .get("/entries?undone=false")
                .then()
                .body("items.number", not(hasItem(3)))
                .body("items.number", hasItem(0));
        table.as("union").get("/entries?seat=union").then().body("items.actor", everyItem(equalTo("union")));
        table.as("union").get("/entries?turn=1").then().body("items", hasSize(9));
        table.as("union").get("/entries?turn=2").then().body("items", empty());
        String next = table.as("union").get("/entries?type=fire&limit=3").path("next");
        table.as("union")
                .get("/entries?type=fire&limit=3&cursor=" + next)
                .then()
                .body("items.number", contains(3));
    }

    @Test
    void the_journal_is_searched_by_its_words_its_numbers_and_its_dice() {
        var table = corrected();
        table.as("union").get("/entries?text=SUN is").then().body("items.number", contains(5));
        table.as("union").get("/entries?text=7&type=note").then().body("items.number", contains(7));
        table.as("union")
                .get("/entries?text=cavalry")
                .then()
                .body("items", empty())
                .body("next", nullValue());
        table.as("union").get("/entries?dice=true").then().body("items.number", contains(8, 6, 4, 3));
        table.as("union").get("/entries?dice=false&type=note").then().body("items.number", contains(7, 5));
        table.as("union").get("/entries?type=note").then().body("items.rolls", everyItem(empty()));
        table.as("union").get("/entries?dice=true").then().body("items[2].rolls[0].sides", equalTo(6));
        String next = table.as("union").get("/entries?dice=true&limit=3").path("next");
        table.as("union")
                .get("/entries?dice=true&limit=3&cursor=" + next)
                .then()
                .body("items.number", contains(3))
                .body("next", nullValue());
        table.as("union").get("/entries?text=").then().statusCode(400).body("violations[0].field", equalTo("text"));
    }

    @Test
    void an_entry_is_told_the_same_whatever_else_is_on_the_page() {
        var table = corrected();
        List<Map<String, Object>> all = table.as("union").get("/entries").path("items");
        for (var filter : List.of("type=fire", "type=note", "undone=true", "undone=false", "seat=union", "limit=1")) {
            List<Map<String, Object>> some =
                    table.as("union").get("/entries?" + filter).path("items");
            assertThat(some).as(filter).isNotEmpty().isSubsetOf(all);
        }
    }

    @Test
    void a_filter_that_the_battle_does_not_know_is_named() {
        var table = Table.started();
        for (var filter : List.of("unit=21-maine", "type=fyre", "seat=prussia", "turn=0", "order=random")) {
            table.as("union")
                    .get("/entries?" + filter)
                    .then()
                    .statusCode(400)
                    .body("violations[0].field", equalTo(filter.split("=")[0]));
        }
    }

    @Test
    void a_unit_finds_the_entries_that_name_it_and_what_took_them_back() {
        var table = corrected();
        var maine = table.as("union").get("/entries?unit=20-maine&order=oldest");
        maine.then().body("items.number", hasItem(3)).body("items.number", not(hasItem(0)));
        table.writing("umpire", "{}").post("/undo").then().statusCode(201);
        var takenBack = "/entries?unit=83-pennsylvania&limit=1";
        table.as("union").get(takenBack).then().body("items[0].type", equalTo("undo"));
        table.note("union", "Nothing of a regiment.").then().statusCode(201);
        table.as("union").get(takenBack).then().body("items[0].type", equalTo("undo"));
        table.writing("union", "{\"type\": \"note\", \"text\": \"They hold.\", \"units\": [\"20-maine\"]}")
                .post("/entries")
                .then()
                .statusCode(201);
        table.as("union")
                .get("/entries?unit=20-maine&limit=1")
                .then()
                .body("items[0].sentence", equalTo("They hold."))
                .body("items[0].about", contains("20-maine"));
    }

    @Test
    void any_entry_of_the_past_is_read_in_full_as_it_was_answered_then() {
        var table = CorrectionsTest.atTheFirstPart("free");
        var answer = table.writing("confederate", CorrectionsTest.FIRE.formatted(6, 6))
                .post("/entries");
        answer.then().statusCode(201);
        String id = answer.path("entry.id");
        int number = answer.path("entry.number");
        table.note("union", "Ouch").then().statusCode(201);
        for (var name : List.of(id, Integer.toString(number))) {
            var full = table.as("spectator").get("/entries/" + name);
            full.then()
                    .statusCode(200)
                    .body("id", equalTo(id))
                    .body("number", equalTo(number))
                    .body("type", equalTo("fire"))
                    .body("turn", equalTo(1))
                    .body("said.type", equalTo("fire"))
                    .body("said.dice.thrown", contains(6, 6))
                    .body("rolls[0].faces", contains(6, 6))
                    .body("rolls[0].by", equalTo("confederate"))
                    .body("consequences.size()", greaterThan(1))
                    .body("changes.unit", hasItem("20-maine"))
                    .body("called.entry", everyItem(equalTo(id)))
                    .body("undone", equalTo(false));
            assertThat(full.<Object>path("explanation")).isNotNull().isEqualTo(answer.path("explanation"));
            assertThat(full.<Object>path("explanation.odds")).isNotNull();
            assertThat(bare(full)).isEqualTo(answer.path("events"));
            assertThat(full.<Object>path("called")).isEqualTo(answer.path("due"));
        }
        table.writing("umpire", "{\"backTo\": \"%s\"}".formatted(id))
                .post("/undo")
                .then()
                .statusCode(201);
        table.as("spectator")
                .get("/entries/" + id)
                .then()
                .body("undone", equalTo(true))
                .body("changes.unit", hasItem("20-maine"));
    }

    /** The events without their envelopes: ids, times and hashes. */
    private static List<Map<String, Object>> bare(Response full) {
        var kept = Set.of("sequence", "type", "schemaVersion", "actor", "payload");
        List<Map<String, Object>> events = full.path("events");
        events.forEach(event -> event.keySet().retainAll(kept));
        return events;
    }

    @Test
    void an_entry_that_was_recorded_again_is_read_by_its_own_id_too() {
        var table = corrected();
        List<Map<String, Object>> items =
                table.as("union").get("/entries?order=oldest").path("items");
        var first = items.get(3);
        var again = again(items.get(6)).getFirst();
        table.as("union")
                .get("/entries/" + first.get("id"))
                .then()
                .body("undone", equalTo(true))
                .body("replaces", nullValue());
        table.as("union")
                .get("/entries/" + again.get("id"))
                .then()
                .body("number", equalTo(3))
                .body("replaces", equalTo(first.get("id")))
                .body("rolls[0].faces", contains(1, 2));
        table.as("union")
                .get("/entries/0")
                .then()
                .body("type", equalTo("start"))
                .body("said", nullValue());
        table.as("union")
                .get("/entries/6")
                .then()
                .body("type", equalTo("amend"))
                .body("again", hasSize(2));
        table.as("union").get("/entries/no-such-entry").then().statusCode(404);
        table.as("union").get("/entries/" + table.id()).then().statusCode(404);
    }

    @Test
    void what_was_just_recorded_is_in_the_journal_at_once() {
        var table = Table.started();
        for (int i = 1; i <= 20; i++) {
            table.note("union", "Note " + i).then().statusCode(201);
            table.as("union").get("/entries?limit=500").then().body("items", hasSize(i + 1));
        }
    }

    @Test
    void rows_that_other_code_has_written_are_made_anew_when_they_are_met() throws SQLException {
        var table = Table.startedInPublic();
        table.note("union", "Ready").then().statusCode(201);
        var battle = table.as("union").get().asString();
        var unit = table.as("union").get("/units/20-maine").asString();
        var units = table.as("union").get("/units").asString();
        var rows = "select string_agg(s::text, ' ' order by kind, id) from status s where stream = '%s'"
                .formatted(table.id());
        var owner = ThrowawayDatabase.access().superuser();
        var before = Sql.query(owner, rows);
        for (var damage : List.of(
                "'{\"name\":\"a format without a number\"}'",
                "'{\"format\":99,\"status\":{\"fromTheFuture\":true}}'",
                "replace(document::text, '\"format\":3', '\"format\":2')::json")) {
            Sql.execute(owner, "update status set document = %s where stream = '%s'".formatted(damage, table.id()));
            assertThat(table.as("union").get("/units").asString()).isEqualTo(units);
            assertThat(Sql.query(owner, rows)).isEqualTo(before);
            Sql.execute(owner, "update status set document = %s where stream = '%s'".formatted(damage, table.id()));
            given().get("/api/battles?limit=500").then().body("items.id", hasItem(table.id()));
            assertThat(Sql.query(owner, rows)).isEqualTo(before);
        }
        assertThat(table.as("union").get().asString()).isEqualTo(battle);
        assertThat(table.as("union").get("/units/20-maine").asString()).isEqualTo(unit);
    }

    @Test
    void a_unit_whose_reinforcement_is_taken_back_is_gone() {
        var table = Table.started();
        table.writing("umpire", """
                        {"type": "reinforce", "reason": "Left out.", "unit":
                          {"id": "44-new-york", "name": "44th New York", "command": "vincent", "arm": "infantry",
                           "quality": "veteran", "weapon": "rifle-musket", "figures": 6, "stands": 3}}""").post("/entries").then().statusCode(201);
        table.as("union").get("/units").then().body("items.id", hasItem("44-new-york"));
        table.writing("umpire", "{}").post("/undo").then().statusCode(201);
        table.as("union").get("/units").then().body("items.id", not(hasItem("44-new-york")));
        table.as("union").get("/units/44-new-york").then().statusCode(404);
        table.writing("umpire", "{}").post("/redo").then().statusCode(201);
        table.as("union").get("/units/44-new-york").then().statusCode(200);
    }

    /** Two fires and a note; the first fire corrected, an undo and a redo of it, then the second corrected too. */
    private static Table corrected() {
        var table = CorrectionsTest.atTheFirstPart("free");
        var first = CorrectionsTest.entry(table, CorrectionsTest.MISS);
        CorrectionsTest.entry(table, CorrectionsTest.OTHER_FIRE);
        table.note("union", "The sun is low.").then().statusCode(201);
        amend(table, first, "1, 2");
        table.note("union", "We measured again.").then().statusCode(201);
        String second = table.as("union").get("/entries/4").path("id");
        amend(table, second, "2");
        return table;
    }

    private static void amend(Table table, String entry, String dice) {
        var body = "{\"entry\": \"%s\", \"with\": {\"dice\": {\"thrown\": [%s]}}}".formatted(entry, dice);
        table.writing("umpire", body).post("/amend").then().statusCode(201);
    }
}

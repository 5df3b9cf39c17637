package org.longroll.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.longroll.web.CorrectionsTest.entry;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;

/** Whatever correction is accepted, everything can be read afterwards. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class CorrectedReadsTest {

    private static final int CORRECTIONS = 12;

    private static final List<String> READS = List.of(
            "", "/units", "/entries?limit=500", "/events", "/audit", "/export", "/analysis", "/dice", "/diff?from=1");

    private static final List<String> RENDERINGS = List.of("text/html", "text/markdown", "application/json");

    private static final String NOTE = "{\"type\": \"note\", \"text\": \"Somebody coughed.\"}";

    private static final String OBJECTIVE = "{\"type\": \"objective\", \"objective\": \"%s\", \"by\": \"%s\"}";

    @Test
    void a_note_that_is_put_in_before_an_objective_leaves_everything_readable() {
        var table = CorrectionsTest.atTheFirstPart("free");
        entry(table, OBJECTIVE.formatted("spur", "confederate"));
        var second = entry(table, OBJECTIVE.formatted("summit", "confederate"));
        assertThat(amend(table, second, "\"insertBefore\": " + NOTE).statusCode())
                .isEqualTo(201);
        everythingCanBeRead(table, "20-maine", "a note before an objective");
        entry(table, OBJECTIVE.formatted("saddle", "union"));
        table.writing("umpire", "{\"entries\": 2}").post("/undo").then().statusCode(201);
        everythingCanBeRead(table, "20-maine", "the amendment with the note taken back");
    }

    @Test
    void whatever_is_corrected_across_a_deadly_field_everything_can_be_read() {
        var table = CorrectionsTest.atTheFirstPart("free");
        entry(table, OBJECTIVE.formatted("spur", "confederate"));
        entry(table, fire("4-texas", "20-maine", "[1, 1]"));
        entry(table, fire("5-texas", "20-maine", "[6, 6]"));
        entry(table, "{\"type\": \"morale-check\", \"due\": \"20-maine-1\", \"dice\": {\"thrown\": [6, 5]}}");
        entry(table, OBJECTIVE.formatted("summit", "confederate"));
        entry(table, fire("15-alabama", "83-pennsylvania", "[1, 1]"));
        corrected(table, new Random(1863), "20-maine");
    }

    @Test
    void whatever_is_corrected_in_fire_and_fury_everything_can_be_read() {
        var table = Table.of(Table.start("{\"scenario\": \"mcphersons-ridge\"}"));
        List<String> units = new ArrayList<>();
        List<String> active = table.as("umpire")
                .get("/units?limit=500")
                .path("items.findAll { it.side == '%s' && it.presence == 'on-table' }.id"
                        .formatted(table.as("umpire").get().<String>path("activeSide")));
        for (var unit : active.subList(0, Math.min(4, active.size()))) {
            entry(
                    table,
                    "{\"type\": \"maneuver\", \"units\": [\"%s\"], \"inCommand\": true, \"dice\": \"roll\"}"
                            .formatted(unit));
            units.add(unit);
        }
        entry(table, "{\"type\": \"begin-phase\"}");
        corrected(table, new Random(1864), units.getFirst());
    }

    private static String fire(String unit, String target, String dice) {
        return "{\"type\": \"fire\", \"units\": [\"%s\"], \"target\": \"%s\", \"inches\": 3, \"dice\": {\"thrown\": %s}}"
                .formatted(unit, target, dice);
    }

    private static void corrected(Table table, Random random, String unit) {
        for (int i = 0; i < CORRECTIONS; i++) {
            var inForce = inForce(table);
            if (inForce.isEmpty()) {
                table.writing("umpire", "{\"entries\": 1}").post("/undo").then().statusCode(201);
                continue;
            }
            var change = change(random);
            var answer = amend(table, inForce.get(random.nextInt(inForce.size())), change);
            assertThat(answer.statusCode()).as(change + answer.asString()).isIn(201, 400, 422);
            everythingCanBeRead(table, unit, "correction %d: %s".formatted(i, change));
        }
    }

    /** The entries of the game in force, with those that an amendment recorded again. */
    private static List<String> inForce(Table table) {
        var path = table.as("umpire").get("/entries?limit=500").jsonPath();
        var ids = new ArrayList<String>(path.<String>getList(
                "items.findAll { !it.undone && !(it.type in ['note', 'amend', 'undo', 'redo', 'start']) }.id"));
        path.<List<String>>getList("items.findAll { !it.undone && it.type == 'amend' }.again.id")
                .forEach(ids::addAll);
        return ids;
    }

    private static String change(Random random) {
        return switch (random.nextInt(6)) {
            case 0 -> "\"strike\": true";
            case 1 -> "\"insertBefore\": " + NOTE;
            case 2 -> "\"with\": " + NOTE;
            case 3 -> "\"with\": {\"dice\": {\"thrown\": [%d]}}".formatted(1 + random.nextInt(6));
            case 4 ->
                "\"with\": {\"dice\": {\"thrown\": [%d, %d]}}".formatted(1 + random.nextInt(6), 1 + random.nextInt(6));
            default -> "\"insertBefore\": {\"type\": \"end-battle\"}";
        };
    }

    private static Response amend(Table table, String entry, String change) {
        return table.writing("umpire", "{\"entry\": \"%s\", %s, \"reason\": \"so\"}".formatted(entry, change))
                .post("/amend");
    }

    private static void everythingCanBeRead(Table table, String unit, String after) {
        for (var read : READS) {
            assertThat(table.as("umpire").get(read).statusCode())
                    .as("%s after %s", read, after)
                    .isEqualTo(200);
        }
        for (var read : List.of("/units/" + unit, "/units/" + unit + "/history")) {
            assertThat(table.as("umpire").get(read).statusCode())
                    .as("%s after %s", read, after)
                    .isEqualTo(200);
        }
        for (var rendering : RENDERINGS) {
            assertThat(table.as("umpire").accept(rendering).get("/report").statusCode())
                    .as("%s after %s", rendering, after)
                    .isEqualTo(200);
        }
        assertThat(table.writing("umpire", "{\"title\": \"What if\"}")
                        .post("/branches")
                        .statusCode())
                .as("a branch after %s", after)
                .isEqualTo(201);
    }
}

package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.tngtech.archunit.core.domain.JavaMethod;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ForgedFile;
import org.longroll.testing.HowMany;
import org.longroll.testing.ThrowawayDatabase;

/** Sealed files whose hashes are right and whose events no server recorded. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class ForgedFilesTest {

    /** Forty in every build, a thousand with {@code -Plong}. */
    private static final int MUTANTS = HowMany.of("forged.files", 40, 1_000);

    private static final List<JavaMethod> READS = Calls.all()
            .filter(call -> Calls.described(call).startsWith("GET /api/battles/{battle}"))
            .filter(call -> !Calls.described(call).endsWith("/live"))
            .toList();

    @Test
    void a_file_that_nobody_forged_comes_out_as_it_was_recorded() {
        var forged = new ForgedFile(export(played()));
        bring(forged.sealed()).then().statusCode(201).body("decidedOtherwise", empty());
        var battle = Table.of(bring(forged.underAnotherName().sealed()));
        battle.as("spectator")
                .get("/audit")
                .then()
                .body("intact", equalTo(true))
                .body("decidedOtherwise", empty());
        Table.started().as("spectator").get("/audit").then().body("decidedOtherwise", nullValue());
    }

    @Test
    void dice_that_did_not_fall_so_are_told_with_the_battle_and_in_its_audit() {
        var forged = new ForgedFile(export(played()));
        int line = forged.firstOf("dice-rolled");
        var faces = forged.payload(line).withArray("faces");
        faces.set(0, faces.get(0).asInt() == 1 ? 2 : 1);
        var brought = bring(forged.sealed());
        brought.then().statusCode(201).body("decidedOtherwise", hasSize(greaterThan(0)));
        Table.of(brought)
                .as("spectator")
                .get("/audit")
                .then()
                .body("intact", equalTo(true))
                .body("decidedOtherwise[0].sentence", containsString("the file says"));
    }

    @Test
    void an_event_that_no_server_writes_is_refused_with_its_line() {
        for (var spoil : new String[] {"more", "unknown unit", "huge", "type", "dice", "version"}) {
            var forged = new ForgedFile(export(played()));
            int line = forged.firstOf("dice-rolled");
            ObjectNode payload = forged.payload(line);
            switch (spoil) {
                case "more" -> payload.put("more", 1);
                case "unknown unit" -> payload.put("sides", "6");
                case "huge" -> payload.put("sides", Integer.MAX_VALUE);
                case "dice" -> payload.withArray("faces").add(99);
                case "type" -> forged.event(line).put("type", "nonsense");
                default -> forged.event(line).put("schemaVersion", 99);
            }
            bring(forged.sealed())
                    .then()
                    .statusCode(422)
                    .body("code", equalTo("broken-seal"))
                    .body("violations[0].field", equalTo("line " + (line + 1)));
        }
    }

    @Test
    void a_name_of_an_old_file_that_cannot_be_seen_as_it_is_is_shown_with_its_numbers() {
        var forged = new ForgedFile(export(played()).replace("20th Maine", "20th\u202e Maine"));
        var table = Table.of(bring(forged.sealed()));
        table.as("spectator")
                .get("/units")
                .then()
                .body("items.name", hasItem("20th\\u202E Maine"))
                .body(not(containsString("\u202e")));
        for (var format : new String[] {"text/html", "text/markdown"}) {
            assertThat(table.as("spectator").accept(format).get("/report").asString())
                    .contains("20th\\u202E Maine")
                    .doesNotContain("\u202e");
        }
        assertThat(export(table)).as("the events stay as they are").contains("20th\u202e Maine");
    }

    @Test
    void whatever_is_forged_a_file_is_refused_or_every_read_of_the_battle_answers() {
        var original = export(played());
        int adopted = 0;
        for (int seed = 0; seed < MUTANTS; seed++) {
            var answer = bring(new ForgedFile(original)
                    .mutated(new Random(seed))
                    .underAnotherName()
                    .sealed());
            assertThat(answer.statusCode()).as("mutant %d", seed).isIn(201, 422);
            if (answer.statusCode() == 201) {
                adopted++;
                requireReadable(Table.of(answer), seed);
            }
        }
        assertThat(adopted).as("mutants that were taken in").isLessThan(MUTANTS);
    }

    private static void requireReadable(Table table, int seed) {
        READS.forEach(call -> assertThat(Calls.send(call, table, "").statusCode())
                .as("mutant %d, %s", seed, Calls.described(call))
                .isLessThan(500));
        assertThat(table.note("umpire", "still here").statusCode()).isIn(201, 403, 422);
    }

    private static Table played() {
        var table = CorrectionsTest.atTheFirstPart("free");
        table.writing("confederate", CorrectionsTest.MISS)
                .post("/entries")
                .then()
                .statusCode(201);
        table.note("union", "Missed");
        return table;
    }

    private static String export(Table table) {
        return table.as("spectator").get("/export").asString();
    }

    private static Response bring(String file) {
        return given().contentType("application/x-ndjson")
                .body(file.getBytes(StandardCharsets.UTF_8))
                .post("/api/battles/import");
    }
}

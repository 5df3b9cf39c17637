package org.longroll.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.longroll.testing.Sql;
import org.longroll.testing.ThrowawayDatabase;

@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class AuditReportTest {

    private static Table evening() {
        var table = Evening.ofDeadlyField()
                .inTheSecondPart()
                .says("umpire", "{'type': 'end-part'}")
                .says("umpire", "{'type': 'end-turn'}")
                .table();
        table.writing("umpire", "{\"reason\": \"one more move was to come\"}")
                .post("/undo")
                .then()
                .statusCode(201);
        return table;
    }

    @Test
    void an_official_sees_what_was_taken_back_and_why_and_who_holds_a_checkpoint() {
        var table = evening();
        var report = table.as("spectator")
                .get("/audit/report.json")
                .then()
                .statusCode(200)
                .body("sound", equalTo(true))
                .body("checkpoints[0].cause", equalTo("turn"))
                .body("checkpoints[0].by", equalTo("umpire"))
                .extract()
                .jsonPath();
        assertThat(report.getList("matters.kind", String.class)).contains("undo");
        assertThat(report.getString("matters.find { it.kind == 'undo' }.reason"))
                .isEqualTo("one more move was to come");
        assertThat(report.getList("seats.seat", String.class)).contains("umpire", "confederate");
    }

    @Test
    void the_audit_says_what_its_report_says_and_a_battle_that_was_changed_takes_no_more_entries() throws SQLException {
        var table = evening();
        table.as("spectator").get("/audit").then().body("intact", equalTo(true)).body("faults", hasSize(0));
        Sql.execute(ThrowawayDatabase.access().superuser(), """
                set session_replication_role = replica;
                with gone as (delete from ledger where stream = '%1$s' and sequence > 3)
                update head set sequence = 3, hash = (select hash from ledger where stream = '%1$s' and sequence = 3)
                 where stream = '%1$s'""".formatted(table.id()));
        table.as("spectator")
                .get("/audit")
                .then()
                .body("intact", equalTo(false))
                .body("broken", nullValue())
                .body("faults[0]", containsString("was cut off, rewritten or deleted"));
        table.as("spectator")
                .get("/audit/report.json")
                .then()
                .body("sound", equalTo(false))
                .body("matters[0].weight", equalTo("grave"));
        table.note("union", "as if nothing had happened")
                .then()
                .statusCode(409)
                .body("code", equalTo("broken-battle"))
                .body("detail", containsString("was cut off, rewritten or deleted"));
        table.as("umpire").post("/checkpoints").then().statusCode(409).body("code", equalTo("broken-battle"));
    }

    @Test
    void what_weighs_most_comes_first() {
        var weights =
                evening().as("umpire").get("/audit/report.json").jsonPath().getList("matters.weight", String.class);
        assertThat(weights)
                .isSortedAccordingTo((one, other) ->
                        Integer.compare("grave watch record".indexOf(one), "grave watch record".indexOf(other)));
    }

    @Test
    void it_is_a_page_and_a_paper_too() {
        var table = evening();
        table.as("umpire")
                .get("/audit/report.html")
                .then()
                .statusCode(200)
                .body(containsString("one more move was to come"))
                .body(containsString("/b/%s/entries/".formatted(table.id())))
                .body(containsString("#proof"));
        var paper = table.as("umpire")
                .get("/audit/report.pdf")
                .then()
                .statusCode(200)
                .extract()
                .asByteArray();
        assertThat(new String(paper, 0, 5)).isEqualTo("%PDF-");
    }
}

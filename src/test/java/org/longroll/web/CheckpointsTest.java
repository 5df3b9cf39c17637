package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.longroll.audit.proof.Checkpoint;
import org.longroll.audit.proof.SignedNote;
import org.longroll.audit.proof.TreeProof;
import org.longroll.audit.proof.VerifierKey;
import org.longroll.ledger.Sha256;
import org.longroll.testing.ThrowawayDatabase;

@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class CheckpointsTest {

    private static final String UNDO = "{\"reason\": \"wrong unit\"}";

    private static Evening aTurn() {
        return Evening.ofDeadlyField()
                .inTheSecondPart()
                .says("union", "{'type': 'end-part'}")
                .says("umpire", "{'type': 'end-turn'}");
    }

    private static JsonPath checkpoints(Table table) {
        return table.as("spectator")
                .get("/checkpoints")
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
    }

    @Test
    void the_end_of_a_turn_is_signed_and_every_seat_can_read_it() {
        var table = aTurn().table();
        var found = checkpoints(table);
        assertThat(found.getList("items.cause")).containsExactly("turn");
        assertThat(found.getLong("items[0].sequence")).isEqualTo(table.version());
        assertThat(found.getLong("items[0].size")).isEqualTo(table.version() - 1L);
        var key = given().get("/api/log/keys").jsonPath().getString("key");
        assertThat(found.getString("items[0].key")).isEqualTo(key);
        var note = SignedNote.parse(found.getString("items[0].note"));
        assertThat(note.isSignedBy(VerifierKey.parse(key))).isTrue();
        assertThat(Checkpoint.parse(note.text()).origin()).endsWith("/battles/" + table.id());
        assertThat(Checkpoint.parse(note.text()).code().toString()).isEqualTo(found.getString("items[0].code"));
    }

    @Test
    void the_journal_tells_nothing_of_it_and_numbers_go_on() {
        var evening = aTurn();
        var table = evening.table();
        evening.answered().body("events.type", not(contains("checkpoint-signed")));
        table.as("union").post("/checkpoints").then().statusCode(200);
        table.note("union", "on we go").then().statusCode(201);
        table.as("union").post("/checkpoints").then().statusCode(201);
        var journal = table.as("spectator").get("/entries?limit=500").jsonPath();
        assertThat(journal.getList("items.type")).doesNotContain("checkpoint");
        table.note("union", "and on").then().statusCode(201).body("entry.number", equalTo(7));
        assertThat(table.as("spectator").get("/entries?limit=500").jsonPath().getList("items.number", Integer.class))
                .doesNotHaveDuplicates();
    }

    @Test
    void a_seat_that_may_record_can_have_the_journal_signed_and_a_spectator_cannot() {
        var table = Table.started();
        table.as("spectator").post("/checkpoints").then().statusCode(403);
        var signed = table.as("union").post("/checkpoints").then().statusCode(201);
        signed.body("cause", equalTo("demand")).body("by", equalTo("union")).body("size", equalTo(1));
        table.as("confederate").post("/checkpoints").then().statusCode(200).body("by", equalTo("union"));
        assertThat(table.version()).isEqualTo(2);
    }

    @Test
    void the_same_request_again_gets_the_same_checkpoint() {
        var table = Table.started();
        var first = table.as("union").header("Idempotency-Key", "one").post("/checkpoints");
        first.then().statusCode(201);
        table.note("union", "something new");
        var again = table.as("union").header("Idempotency-Key", "one").post("/checkpoints");
        again.then().statusCode(200).header("Idempotent-Replay", "true");
        assertThat(again.<String>path("note")).isEqualTo(first.path("note"));
    }

    @Test
    void whoever_has_seen_everything_but_the_checkpoint_is_not_overtaken() {
        var table = Table.started();
        table.note("union", "one");
        table.as("umpire").post("/checkpoints").then().statusCode(201);
        table.writing("union", "{\"type\": \"note\", \"text\": \"two\"}")
                .header("If-Match", "\"2\"")
                .post("/entries")
                .then()
                .statusCode(201);
        table.writing("union", "{\"type\": \"note\", \"text\": \"three\"}")
                .header("If-Match", "\"2\"")
                .post("/entries")
                .then()
                .statusCode(412);
    }

    @Test
    void an_undo_leaves_it_and_a_redo_does_not_mind_it() {
        var evening = aTurn();
        var table = evening.table();
        table.writing("umpire", UNDO).post("/undo").then().statusCode(201);
        assertThat(table.as("umpire").get().<Integer>path("turn")).isEqualTo(1);
        assertThat(checkpoints(table).getList("items")).hasSize(1);
        table.as("umpire").post("/checkpoints").then().statusCode(201);
        table.writing("umpire", UNDO).post("/redo").then().statusCode(201);
        assertThat(table.as("umpire").get().<Integer>path("turn")).isEqualTo(2);
        assertThat(checkpoints(table).getList("items")).hasSize(3);
        table.as("spectator").get("/audit").then().body("intact", equalTo(true));
    }

    @Test
    void an_entry_is_proven_by_a_few_hashes() {
        var table = aTurn().table();
        var proof = table.as("spectator")
                .get("/proof?entry=2")
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
        var checkpoint = Checkpoint.parse(
                SignedNote.parse(proof.getString("checkpoint.note")).text());
        assertThat(proof.getList("included")).isNotEmpty();
        for (int i = 0; i < proof.getList("included").size(); i++) {
            var at = "included[%d].".formatted(i);
            assertThat(TreeProof.includes(
                            Sha256.fromHex(proof.getString(at + "hash")),
                            proof.getLong(at + "sequence") - 1,
                            checkpoint.size(),
                            checkpoint.root(),
                            hashes(proof.getList(at + "path", String.class))))
                    .isTrue();
        }
    }

    @Test
    void growth_from_checkpoint_to_checkpoint_is_proven_by_a_few_hashes() {
        var table = aTurn().table();
        table.note("union", "more");
        table.as("union").post("/checkpoints").then().statusCode(201);
        long first = checkpoints(table).getLong("items[1].sequence");
        var proof = table.as("spectator")
                .get("/proof?since=" + first)
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
        var now = Checkpoint.parse(
                SignedNote.parse(proof.getString("checkpoint.note")).text());
        var then = Checkpoint.parse(
                SignedNote.parse(proof.getString("growth.from.note")).text());
        assertThat(TreeProof.extend(
                        then.size(),
                        then.root(),
                        now.size(),
                        now.root(),
                        hashes(proof.getList("growth.path", String.class))))
                .isTrue();
    }

    @Test
    void what_nobody_has_signed_is_not_proven() {
        var table = Table.started();
        table.as("umpire").get("/proof?entry=0").then().statusCode(409).body("code", equalTo("not-signed-yet"));
        table.as("umpire").get("/proof").then().statusCode(400);
        table.as("umpire").get("/proof?since=1").then().statusCode(409);
    }

    @Test
    void every_checkpoint_is_in_the_log_of_heads_and_the_log_only_grows() {
        var table = aTurn().table();
        var before = given().get("/api/log/checkpoint").jsonPath();
        table.note("union", "more");
        var note = table.as("union").post("/checkpoints").<String>path("note");
        var after = given().get("/api/log/checkpoint").jsonPath();
        var old = Checkpoint.parse(SignedNote.parse(before.getString("note")).text());
        var now = Checkpoint.parse(SignedNote.parse(after.getString("note")).text());
        var proof = given().queryParam("from", old.size())
                .queryParam("size", now.size())
                .queryParam("hash", Sha256.of(note).hex())
                .get("/api/log/proof")
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
        assertThat(TreeProof.extend(
                        old.size(),
                        old.root(),
                        now.size(),
                        now.root(),
                        hashes(proof.getList("consistency", String.class))))
                .isTrue();
        assertThat(TreeProof.includes(
                        Sha256.of(note),
                        proof.getLong("index"),
                        now.size(),
                        now.root(),
                        hashes(proof.getList("inclusion", String.class))))
                .isTrue();
        assertThat(given().get("/api/log/entries?limit=500").asString()).doesNotContain(table.id());
        given().get("/api/log/proof?hash=" + "0".repeat(64)).then().statusCode(404);
    }

    @Test
    void a_witness_that_nobody_named_is_not_kept() {
        var note = given().get("/api/log/checkpoint").<String>path("note");
        given().contentType("application/json")
                .body(Map.of("note", note))
                .post("/api/log/cosignatures")
                .then()
                .statusCode(400);
    }

    @Test
    void the_end_of_a_battle_is_signed() {
        var table = Table.started();
        table.writing("umpire", "{\"type\": \"end-battle\", \"reason\": \"night\"}")
                .post("/entries")
                .then()
                .statusCode(201);
        assertThat(checkpoints(table).getList("items.cause")).containsExactly("end");
        table.as("umpire").get("/checkpoints").then().body("items", hasSize(1));
    }

    private static List<Sha256> hashes(List<String> base64) {
        return base64.stream()
                .map(each -> Sha256.fromBytes(Base64.getDecoder().decode(each)))
                .toList();
    }
}

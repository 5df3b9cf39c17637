package org.longroll.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.longroll.audit.BrokenSeal;
import org.longroll.audit.CheckpointAudit;
import org.longroll.audit.Holdings;
import org.longroll.audit.SealedFile;
import org.longroll.audit.proof.Checkpoint;
import org.longroll.audit.proof.Frontier;
import org.longroll.audit.proof.ServerKeys;
import org.longroll.ledger.CanonicalJson;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.NewChain;
import org.longroll.ledger.NewEvent;
import org.longroll.testing.ThrowawayDatabase;

/** The owner of a server has everything, the key included. What he does not have is the photo on a player's phone. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class RewrittenHistoryTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    @Inject
    ServerKeys keys;

    @Test
    void a_photo_of_a_checkpoint_shows_that_the_owner_of_the_server_rewrote_the_battle()
            throws IOException, BrokenSeal {
        var table = Table.started();
        table.note("union", "The 20th Maine held the hill.").then().statusCode(201);
        var photo = table.as("union").post("/checkpoints").<String>path("code");
        table.note("confederate", "We go on.").then().statusCode(201);
        table.as("confederate").post("/checkpoints").then().statusCode(201);

        var honest = table.as("umpire").get("/export").asByteArray();
        assertThat(faults(honest, photo)).isEmpty();

        var forged = rewritten(honest, "The 20th Maine held the hill.", "The 20th Maine ran.");
        assertThat(new String(forged)).contains("The 20th Maine ran.");
        assertThat(faults(forged))
                .as("without a photo, nothing in the file shows it")
                .isEmpty();
        assertThat(faults(forged, photo)).containsExactly("other-history");
    }

    private static List<String> faults(byte[] file, String... photos) throws IOException, BrokenSeal {
        var events = SealedFile.read(new ByteArrayInputStream(file)).events();
        return CheckpointAudit.of(events, Holdings.of(List.of(), List.of(photos))).faults().stream()
                .map(CheckpointAudit.Finding::code)
                .toList();
    }

    /** Changes a text, hashes everything anew, and signs every checkpoint again with the server's own key. */
    private byte[] rewritten(byte[] file, String was, String is) throws IOException, BrokenSeal {
        var sealed = SealedFile.read(new ByteArrayInputStream(file));
        var first = sealed.events().getFirst();
        var chain = new NewChain(first.stream(), first.recordedAt());
        var tree = Frontier.EMPTY;
        for (var event : sealed.events()) {
            var payload = event.type().equals(CheckpointAudit.TYPE)
                    ? signedAgain(event, tree)
                    : CanonicalJson.of(event.payload().text().replace(was, is));
            chain.add(
                    event.entryId(),
                    event.commandId(),
                    event.actor(),
                    event.occurredAt(),
                    List.of(new NewEvent(event.eventId(), event.type(), event.schemaVersion(), payload)));
            tree = tree.with(List.of(chain.last().hash()));
        }
        var out = new ByteArrayOutputStream();
        var events = chain.sealed();
        SealedFile.write(events.getLast().asHead(), events.stream(), Optional.empty(), out);
        return out.toByteArray();
    }

    private CanonicalJson signedAgain(Envelope event, Frontier tree) throws JsonProcessingException {
        var payload = (ObjectNode) JSON.readTree(event.payload().text());
        var note = Checkpoint.of(ServerKeys.originOf(keys.name(), event.stream()), tree)
                .signed(keys.signing());
        return CanonicalJson.of(payload.put("note", note.written()).toString());
    }
}

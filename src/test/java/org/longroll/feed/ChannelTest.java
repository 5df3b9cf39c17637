package org.longroll.feed;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.reactive.messaging.memory.InMemoryConnector;
import jakarta.enterprise.inject.Any;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import java.util.stream.LongStream;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.junit.jupiter.api.Test;
import org.longroll.ledger.AppendResult.Appended;
import org.longroll.ledger.CanonicalJson;
import org.longroll.ledger.Draft;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.NewEvent;
import org.longroll.testing.ThrowawayDatabase;

/** Every committed event is on the channel, in order for its battle, in the published form. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class ChannelTest {

    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private final UUID battle = UUID.randomUUID();

    @Inject
    @Any
    private InMemoryConnector connector;

    @Inject
    private Ledger ledger;

    @Test
    void every_event_of_a_battle_comes_in_order() throws InterruptedException {
        for (int i = 0; i < 100; i++) {
            append(i, "note " + i);
        }
        await(() -> messages().size() >= 100);
        assertThat(messages())
                .extracting(JournalMessage::version)
                .isEqualTo(LongStream.rangeClosed(1, 100).boxed().toList());
        assertThat(messages()).extracting(JournalMessage::position).isSorted();
    }

    @Test
    void a_message_has_the_form_that_is_published() throws InterruptedException {
        append(0, "Ein Wort mit Umlauten: äöü, “quotes” and a \\n line");
        await(() -> !messages().isEmpty());
        var schemas = given().get("/schemas/journal-message.json");
        schemas.then().statusCode(200).contentType(containsString("application/json"));
        var schema = JsonSchemaFactory.getInstance(VersionFlag.V202012).getSchema(schemas.asString());
        var message = published().getFirst();
        assertThat(schema.validate(message, InputFormat.JSON)).isEmpty();
        assertThat(schema.validate(message.replace("\"version\":1", "\"version\":0"), InputFormat.JSON))
                .isNotEmpty();
        assertThat(JournalMessage.read(message).event())
                .isEqualTo(ledger.read(battle, 0, 1)
                        .findFirst()
                        .orElseThrow()
                        .envelope()
                        .toCanonicalJson());
    }

    @Test
    void how_far_followers_are_behind_is_a_metric_and_a_health_check() throws InterruptedException {
        append(0, "x");
        given().get("/q/metrics").then().body(containsString("longroll_lag_positions{follower=\"journal-out\"}"));
        given().get("/q/health/well").then().statusCode(200).body("checks.name", hasItem("Followers keep up"));
        await(() -> Integer.valueOf(0)
                .equals(given().get("/q/health/well")
                        .path("checks.find { it.name == 'Followers keep up' }.data.'journal-out'")));
        given().get("/q/health").then().body("status", equalTo("UP"));
    }

    private List<JournalMessage> messages() {
        return published().stream().map(JournalMessage::read).toList();
    }

    private List<String> published() {
        return connector.<String>sink(JournalPublisher.CHANNEL).received().stream()
                .map(Message::getPayload)
                .filter(message -> message.contains("\"battle\":\"%s\"".formatted(battle)))
                .toList();
    }

    private void append(long version, String text) {
        var payload = CanonicalJson.of("{\"text\":\"%s\"}".formatted(text));
        var note = new NewEvent(UUID.randomUUID(), "note-taken", 1, payload);
        assertThat(ledger.append(Draft.on(battle).at(version).event(note).append()))
                .isInstanceOf(Appended.class);
    }

    private static void await(BooleanSupplier condition) throws InterruptedException {
        var deadline = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("it came in time").isLessThan(deadline);
            Thread.sleep(20);
        }
    }
}

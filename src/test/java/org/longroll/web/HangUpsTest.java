package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.longroll.ledger.Concurrently;
import org.longroll.testing.HowMany;
import org.longroll.testing.ThrowawayDatabase;

/** People whose phones go to sleep, and one who hangs up on purpose. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class HangUpsTest {

    private static final int HANG_UPS = HowMany.of("hang.ups", 1_600, 10_000);

    /** More than are let in at once, so that some hang up while they wait. */
    private static final int AT_ONCE = 400;

    private static final Pattern HELD = Pattern.compile(
            "(?m)^longroll_(gate_free|gate_waiting|gate_open|gate_body_bytes|live_spectators)\\S* ([\\d.E]+)$");
    private static final long PATIENCE_MILLIS = TimeUnit.MINUTES.toMillis(3);

    @TestHTTPResource
    private URI server;

    @Test
    void hanging_up_at_any_moment_costs_no_place_at_the_gate() throws Exception {
        var table = Table.startedInPublic();
        var before = held();
        for (int done = 0; done < HANG_UPS; done += AT_ONCE) {
            var round = done;
            Concurrently.run(AT_ONCE, number -> hangUp(table, new Random(round + number)));
        }
        var deadline = System.currentTimeMillis() + PATIENCE_MILLIS;
        while (!held().equals(before) && System.currentTimeMillis() < deadline) {
            TimeUnit.MILLISECONDS.sleep(100);
        }
        assertThat(held()).isEqualTo(before).hasSize(5);
        table.note("union", "and play goes on").then().statusCode(201);
    }

    /** A call of some kind, and its end after some bytes of it or some milliseconds. */
    private boolean hangUp(Table table, Random chance) {
        var call = calls(table).get(chance.nextInt(6)).getBytes(StandardCharsets.US_ASCII);
        try (var socket = new Socket(server.getHost(), server.getPort())) {
            int sent = chance.nextInt(4) == 0 ? chance.nextInt(call.length) : call.length;
            socket.getOutputStream().write(call, 0, sent);
            socket.getOutputStream().flush();
            if (chance.nextInt(4) == 0) {
                socket.setSoTimeout(200);
                socket.getInputStream().read(new byte[200]);
            } else {
                TimeUnit.MILLISECONDS.sleep(chance.nextInt(150));
            }
            return true;
        } catch (SocketTimeoutException notYet) {
            return false;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<String> calls(Table table) {
        var battle = "/api/battles/" + table.id();
        var note = "{\"type\": \"note\", \"text\": \"going\"}";
        return List.of(
                "GET " + battle + "/report.html HTTP/1.1\r\nHost: localhost\r\n\r\n",
                "GET " + battle + "/units HTTP/1.1\r\nHost: localhost\r\n\r\n",
                "GET " + battle + "/live HTTP/1.1\r\nHost: localhost\r\n\r\n",
                "GET " + battle + "/export HTTP/1.1\r\nHost: localhost\r\n\r\n",
                "POST " + battle + "/entries HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                        + "Authorization: Bearer " + table.keys().get("union") + "\r\nContent-Length: " + note.length()
                        + "\r\n\r\n" + note,
                ("GET " + battle + "/report.html HTTP/1.1\r\nHost: localhost\r\n\r\n").repeat(3));
    }

    /** What requests hold, this one among them. */
    private static Map<String, String> held() {
        var metrics = given().get("/q/metrics").then().statusCode(200).extract().asString();
        return HELD.matcher(metrics)
                .results()
                .collect(Collectors.toMap(found -> found.group(1), found -> found.group(2)));
    }
}

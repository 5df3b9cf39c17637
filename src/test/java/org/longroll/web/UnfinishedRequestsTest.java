package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.longroll.testing.LiveStream;
import org.longroll.testing.ThrowawayDatabase;

/** Requests that are begun and never finished, from somebody without a key. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
@TestProfile(OpenToOthers.class)
class UnfinishedRequestsTest {

    /** More than there are worker threads. */
    private static final int MANY = 205;

    private static final int ANSWER_MILLIS = 120_000;

    /** More than half of what large bodies may take together. */
    private static final int LARGE = 25_000_000;

    private static final Pattern LENGTH = Pattern.compile("(?i)content-length: (\\d+)");

    @TestHTTPResource
    private URI server;

    private final List<Socket> open = new ArrayList<>();

    @AfterEach
    void hangUp() throws IOException {
        for (var socket : open) {
            socket.close();
        }
    }

    @Test
    void bodies_that_never_end_stop_nobody_and_are_told_so_after_the_deadline() throws Exception {
        var table = Table.started();
        try (var live = spectating(table)) {
            live.next();
            var unfinished = new ArrayList<Socket>();
            for (int i = 0; i < MANY; i++) {
                unfinished.add(begin("/api/battles", 1000));
            }
            given().get("/q/health").then().statusCode(200);
            given().get("/q/health/live").then().statusCode(200);
            assertThat(table.note("union", "we go on").statusCode()).isEqualTo(201);
            assertThat(live.next().version()).isEqualTo(2);
            for (var socket : unfinished) {
                assertThat(answer(socket)).startsWith("HTTP/1.1 408").contains("too-slow");
            }
            table.note("union", "a live stream has no deadline");
            assertThat(live.next().version()).isEqualTo(3);
        }
    }

    @Test
    void one_address_has_so_many_unfinished_bodies_at_a_time_and_can_send_again_after_them() throws IOException {
        for (int i = 0; i < OpenToOthers.BODIES + 5; i++) {
            begin("/api/battles", 1000);
        }
        var answers = new ArrayList<String>();
        for (var socket : open) {
            answers.add(answer(socket));
        }
        assertThat(answers)
                .filteredOn(answer -> answer.startsWith("HTTP/1.1 429"))
                .hasSize(5)
                .allSatisfy(answer -> assertThat(answer).contains("Retry-After: 1", "too-many-at-once"));
        Table.started();
    }

    @Test
    void a_body_that_is_announced_takes_no_memory_before_it_comes() throws IOException {
        begin("/api/battles/import", OpenToOthers.BYTES_OF_BODIES - 10);
        begin("/api/battles/import", OpenToOthers.BYTES_OF_BODIES - 10);
        assertThat(tableOf("10.9.2.1").note("union", "we go on").statusCode()).isEqualTo(201);
    }

    @Test
    void large_bodies_together_take_so_much_memory_and_entries_find_room_beside_them() throws Exception {
        var table = tableOf("10.9.2.2");
        var one = begin("/api/battles/import", OpenToOthers.BYTES_OF_BODIES);
        one.getOutputStream().write(new byte[LARGE]);
        awaitBodies(LARGE);
        assertThat(refusal(begin("/api/battles/import", OpenToOthers.BYTES_OF_BODIES)))
                .startsWith("HTTP/1.1 503")
                .contains("busy");
        assertThat(table.note("union", "we go on").statusCode()).isEqualTo(201);
        hangUp();
        begin("/api/battles/import", OpenToOthers.BYTES_OF_BODIES)
                .getOutputStream()
                .write(new byte[LARGE]);
        awaitBodies(LARGE);
    }

    private static void awaitBodies(long bytes) throws InterruptedException {
        long deadline = System.currentTimeMillis() + ANSWER_MILLIS;
        double taken = 0;
        while (taken < bytes && System.currentTimeMillis() < deadline) {
            TimeUnit.MILLISECONDS.sleep(20);
            taken = given().get("/q/metrics")
                    .asString()
                    .lines()
                    .filter(line -> line.startsWith("longroll_gate_body_bytes"))
                    .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' '))))
                    .sum();
        }
        assertThat(taken).isGreaterThanOrEqualTo(bytes);
    }

    /** What is answered while as much is sent; the server reads on for a moment only. */
    private static String refusal(Socket socket) {
        var sending = CompletableFuture.runAsync(
                () -> {
                    try {
                        socket.getOutputStream().write(new byte[LARGE]);
                    } catch (IOException refused) {
                        assertThat(refused).isNotNull();
                    }
                },
                Thread::startVirtualThread);
        var answer = answer(socket);
        sending.join();
        return answer;
    }

    @Test
    void a_body_without_a_length_is_cut_off_where_it_grows_too_large() throws IOException {
        var socket = send("POST /api/battles HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                + "Transfer-Encoding: chunked\r\n\r\n180000\r\n" + " ".repeat(0x180000) + "\r\n");
        assertThat(answer(socket)).startsWith("HTTP/1.1 413").contains("too-large");
    }

    @Test
    void a_body_is_asked_for_where_the_sender_waits_for_that() throws IOException {
        var socket = send("POST /api/battles HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                + "Expect: 100-continue\r\nConnection: close\r\nContent-Length: 2\r\n\r\n");
        var line = new byte[64];
        int read = socket.getInputStream().read(line);
        assertThat(new String(line, 0, read, StandardCharsets.US_ASCII)).startsWith("HTTP/1.1 100");
        socket.getOutputStream().write("{}".getBytes(StandardCharsets.US_ASCII));
        assertThat(answer(socket)).contains("HTTP/1.1 400", "invalid-input");
    }

    @Test
    void a_live_stream_is_not_counted_after_its_end() throws Exception {
        var table = Table.started();
        for (int i = 0; i < 13; i++) {
            var streams = new ArrayList<LiveStream>();
            for (int j = 0; j < 20; j++) {
                streams.add(spectating(table));
                streams.getLast().next();
            }
            for (var stream : streams) {
                stream.close();
            }
        }
        assertThat(table.note("union", "260 streams were closed").statusCode()).isEqualTo(201);
    }

    @Test
    void health_answers_an_address_that_has_as_many_requests_open_as_it_may() throws Exception {
        for (int battle = 0; battle < OpenToOthers.AT_ONCE / 20; battle++) {
            var table = tableOf("10.9.0." + battle);
            for (int i = 0; i < 20; i++) {
                var live = send("GET /api/battles/%s/live HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\n\r\n"
                        .formatted(table.id(), table.keys().get("spectator")));
                assertThat(live.getInputStream().readNBytes(12)).asString().isEqualTo("HTTP/1.1 200");
            }
        }
        given().get("/api/rulesets").then().statusCode(429).body("code", equalTo("too-many-at-once"));
        given().get("/q/health").then().statusCode(200);
        given().get("/q/health/ready").then().statusCode(200);
    }

    @Test
    void who_takes_no_large_answer_that_was_asked_for_gets_so_many_and_play_goes_on() throws Exception {
        var table = tableOf("10.9.1.1");
        attachNoise(table);
        var export = "GET /api/battles/%s/export.zip HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\n\r\n"
                .formatted(table.id(), table.keys().get("umpire"));
        for (int i = 0; i < OpenToOthers.DOCUMENTS; i++) {
            assertThat(send(export).getInputStream().readNBytes(12)).asString().isEqualTo("HTTP/1.1 200");
        }
        table.as("umpire")
                .get("/report.html")
                .then()
                .statusCode(429)
                .header("Retry-After", "1")
                .body("code", equalTo("too-many-documents"));
        table.as("umpire")
                .header("X-Forwarded-For", "10.9.1.2")
                .get("/rolls.csv")
                .then()
                .statusCode(200);
        assertThat(table.note("union", "play goes on").statusCode()).isEqualTo(201);
        hangUp();
        long deadline = System.currentTimeMillis() + ANSWER_MILLIS;
        int status = 429;
        while (status != 200 && System.currentTimeMillis() < deadline) {
            status = table.as("umpire").get("/rolls.csv").statusCode();
        }
        assertThat(status).isEqualTo(200);
    }

    @Test
    void large_answers_that_nobody_takes_have_so_much_memory_together() throws Exception {
        var table = tableOf("10.9.1.3");
        attachNoise(table);
        table.as("umpire")
                .get("/report.html")
                .then()
                .statusCode(429)
                .header("Retry-After", "1")
                .header("ETag", nullValue())
                .body("code", equalTo("too-many-documents"));
    }

    /** A photo that cannot be made smaller: seven million bytes, more than a connection takes that nobody reads. */
    private static void attachNoise(Table table) throws IOException {
        var noise = new BufferedImage(1_400, 1_400, BufferedImage.TYPE_INT_RGB);
        var random = new Random(1);
        for (int x = 0; x < noise.getWidth(); x++) {
            for (int y = 0; y < noise.getHeight(); y++) {
                noise.setRGB(x, y, random.nextInt());
            }
        }
        var bytes = new ByteArrayOutputStream();
        ImageIO.write(noise, "png", bytes);
        String name = table.as("union")
                .contentType("image/png")
                .body(bytes.toByteArray())
                .post("/attachments")
                .then()
                .statusCode(201)
                .extract()
                .path("sha256");
        table.writing("union", "{\"type\": \"note\", \"text\": \"Smoke\", \"attachments\": [\"%s\"]}".formatted(name))
                .post("/entries")
                .then()
                .statusCode(201);
    }

    /** A battle that is not counted as one of this address. */
    private static Table tableOf(String address) {
        return Table.of(given().header("X-Forwarded-For", address)
                .contentType("application/json")
                .body(Table.SCENARIO)
                .post("/api/battles"));
    }

    private LiveStream spectating(Table table) throws Exception {
        return LiveStream.open(
                server.resolve("/api/battles/" + table.id() + "/live"),
                table.keys().get("spectator"));
    }

    private Socket begin(String path, int length) throws IOException {
        var type = path.endsWith("import") ? "application/x-ndjson" : "application/json";
        return send("POST %s HTTP/1.1\r\nHost: x\r\nContent-Type: %s\r\nContent-Length: %d\r\n\r\n{\"title\": "
                .formatted(path, type, length));
    }

    private Socket send(String text) throws IOException {
        var socket = new Socket(server.getHost(), server.getPort());
        socket.setSoTimeout(ANSWER_MILLIS);
        open.add(socket);
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
        return socket;
    }

    /** The answer as far as its length goes: the server keeps a refused connection open for some seconds after it. */
    private static String answer(Socket socket) {
        try {
            var in = socket.getInputStream();
            var head = new StringBuilder();
            for (int next = in.read(); next >= 0; next = head.indexOf("\r\n\r\n") < 0 ? in.read() : -1) {
                head.append((char) next);
            }
            var length = LENGTH.matcher(head);
            var body = length.find() ? in.readNBytes(Integer.parseInt(length.group(1))) : in.readAllBytes();
            return head + new String(body, StandardCharsets.UTF_8);
        } catch (IOException hungUp) {
            throw new UncheckedIOException(hungUp);
        }
    }
}

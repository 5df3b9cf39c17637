package org.longroll.web.battles;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.longroll.testing.Contract;

/** The server as the tables of the fuzzer call it: every call is counted, and none is answered with 5xx. */
final class FuzzedServer {

    static final ObjectMapper JSON = new ObjectMapper();

    private final URI address;
    private final int callsAtMost;
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final AtomicInteger calls = new AtomicInteger();
    private final Contract contract;

    FuzzedServer(URI address, int callsAtMost) throws IOException, InterruptedException {
        this.address = address;
        this.callsAtMost = callsAtMost;
        this.contract =
                new Contract(send("GET", "/q/openapi?format=json", null, null).body());
    }

    Contract contract() {
        return contract;
    }

    int calls() {
        return calls.get();
    }

    boolean hasTime() {
        return calls.get() < callsAtMost;
    }

    JsonNode read(String path, String key) throws IOException, InterruptedException {
        return JSON.readTree(send("GET", path, key, null).body());
    }

    HttpResponse<String> send(String verb, String path, @Nullable String key, @Nullable String body)
            throws IOException, InterruptedException {
        calls.incrementAndGet();
        var request = HttpRequest.newBuilder(address.resolve(path))
                .header("Content-Type", "application/json")
                .method(
                        verb,
                        body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body, StandardCharsets.UTF_8));
        if (key != null) {
            request.header("Authorization", "Bearer " + key);
        }
        var answer = client.send(request.build(), BodyHandlers.ofString());
        assertThat(answer.statusCode())
                .as("%s %s %s → %s", verb, path, body, answer.body())
                .isLessThan(500);
        return answer;
    }
}

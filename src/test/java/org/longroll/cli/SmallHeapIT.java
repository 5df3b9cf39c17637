package org.longroll.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.longroll.testing.OnlyLong;
import org.longroll.testing.TestHomes;

/** A server on the smallest machine: 256 MB of heap, and everybody sends a photo of 25 million dots at once. */
@OnlyLong("sends large photos to a server of its own for half a minute")
class SmallHeapIT {

    private static final int PHOTOS = 8;
    private static final int MAPS = 40;

    /** The version of a battle whose first entry is a note. */
    private static final int NOTED = 2;

    @TempDir(factory = TestHomes.Started.class)
    private Path home = Path.of("");

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    @Test
    void large_photos_are_developed_one_after_the_other_or_refused_in_words_and_recording_goes_on() throws Exception {
        try (var server = ServerProcess.startWith(home, Map.of("JAVA_TOOL_OPTIONS", "-Xmx256m"))
                        .awaitReady();
                var load = new Load(server::address, 1)) {
            var table = load.tables().getFirst();
            load.begin("photos");
            var jpegs = statuses(sent(server.address(), table, "jpeg"));
            assertThat(jpegs).contains(201).isSubsetOf(201, 503);
            assertThat(statuses(sent(server.address(), table, "png"))).containsOnly(413);
            load.pause();
            assertThat(load.read(table, "/audit").path("intact").asBoolean()).isTrue();
            assertThat(server.output()).doesNotContain("OutOfMemoryError");
        }
    }

    @Test
    void many_read_maps_with_a_photo_of_the_table_at_once() throws Exception {
        try (var server = ServerProcess.startWith(home, Map.of("JAVA_TOOL_OPTIONS", "-Xmx256m"))
                        .awaitReady();
                var load = new Load(server::address, 1)) {
            var table = load.tables().getFirst();
            var photo = hashOfOne(sent(server.address(), table, "jpeg"));
            var note = "{\"type\":\"note\",\"text\":\"From above\",\"attachments\":[\"%s\"],"
                    + "\"table\":{\"photo\":\"%s\",\"width\":72,\"depth\":48}}";
            var noted = call(server.address(), table, "/entries", "application/json")
                    .POST(BodyPublishers.ofString(note.formatted(photo, photo)))
                    .build();
            assertThat(client.send(noted, BodyHandlers.ofString()).statusCode()).isEqualTo(201);
            load.begin("maps");
            while (load.acknowledged() < MAPS) {
                Thread.sleep(20);
            }
            load.pause();
            var maps = IntStream.range(NOTED, NOTED + MAPS)
                    .mapToObj(at -> call(server.address(), table, "/report/pictures/map-0?at=" + at, "image/svg+xml"))
                    .map(request -> client.sendAsync(request.GET().build(), BodyHandlers.ofString()))
                    .toList();
            assertThat(statuses(maps)).containsOnly(200);
            assertThat(maps.getLast().join().body()).contains("data:image/jpeg;base64,");
            assertThat(server.output()).doesNotContain("OutOfMemoryError");
        }
    }

    /** The hash of a photo that was taken in. */
    private static String hashOfOne(List<CompletableFuture<HttpResponse<String>>> answers) throws IOException {
        var kept = answers.stream()
                .map(CompletableFuture::join)
                .filter(answer -> answer.statusCode() == 201)
                .findFirst()
                .orElseThrow();
        return Load.JSON.readTree(kept.body()).path("sha256").asText();
    }

    private static HttpRequest.Builder call(URI server, Load.Table table, String path, String type) {
        return HttpRequest.newBuilder(server.resolve("/api/battles/" + table.id() + path))
                .header("Content-Type", type)
                .header("Authorization", "Bearer " + table.key());
    }

    private static List<Integer> statuses(List<CompletableFuture<HttpResponse<String>>> answers) {
        return answers.stream().map(answer -> answer.join().statusCode()).toList();
    }

    private List<CompletableFuture<HttpResponse<String>>> sent(URI server, Load.Table table, String format)
            throws IOException {
        var photo = photo(format);
        var answers = new ArrayList<CompletableFuture<HttpResponse<String>>>();
        for (int i = 0; i < PHOTOS; i++) {
            var request = call(server, table, "/attachments", "image/" + format)
                    .POST(BodyPublishers.ofByteArray(photo))
                    .build();
            answers.add(client.sendAsync(request, BodyHandlers.ofString()));
        }
        return answers;
    }

    private static byte[] photo(String format) throws IOException {
        var bytes = new ByteArrayOutputStream();
        ImageIO.write(new BufferedImage(5_000, 5_000, BufferedImage.TYPE_INT_RGB), format, bytes);
        return bytes.toByteArray();
    }
}

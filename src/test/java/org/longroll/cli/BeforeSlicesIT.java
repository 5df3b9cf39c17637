package org.longroll.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.longroll.testing.OnlyLong;
import org.longroll.testing.TestHomes;

/**
 * What the program wrote before its classes were moved into slices is read as before, byte for byte. The README beside
 * the files says how they were made.
 */
class BeforeSlicesIT {

    private static final Path THEN = Path.of("src", "test", "resources", "before-slices");

    private static final Path LATER = Path.of("src", "test", "resources", "day-2026-11-17");

    private static final List<String> BATTLES = List.of("little-round-top", "mcphersons-ridge");

    private static final ObjectMapper JSON = new ObjectMapper();

    /**
     * A question that was asked then.
     *
     * @param file with what it was answered
     * @param type of the answer, without parameters
     */
    private record Question(
            String file,
            String method,
            String path,
            @Nullable String key,
            @Nullable String body,
            int status,
            String type) {}

    @TempDir(factory = TestHomes.Empty.class)
    private static Path restored = Path.of("");

    @BeforeAll
    static void restore() throws Exception {
        restore(restored, THEN.resolve("journal.backup"));
    }

    private static void restore(Path home, Path backup) throws Exception {
        assertThat(run(home, "restore", backup.toString())).startsWith("Restored ");
    }

    @Test
    void a_journal_that_was_backed_up_answers_every_question_as_it_did() throws Exception {
        answersAsItDid(restored);
    }

    @OnlyLong("the same questions as of the first backup and of the upgraded folder")
    @Test
    void so_does_one_that_was_backed_up_later(@TempDir(factory = TestHomes.Empty.class) Path home) throws Exception {
        restore(home, LATER.resolve("journal.backup"));
        answersAsItDid(home);
    }

    @Test
    @EnabledOnOs(value = OS.LINUX, architectures = "amd64")
    void so_does_the_data_folder_of_somebody_who_upgrades(@TempDir(factory = TestHomes.Empty.class) Path home)
            throws Exception {
        unpack(LATER.resolve("home.tar.xz"), home);
        answersAsItDid(home);
        assertThat(run(home, "rebuild", "--verify")).contains("3 battles are the same as a rebuild");
    }

    /** With the rights that the files had: PostgreSQL starts on no folder that others may read. */
    private static void unpack(Path archive, Path home) throws IOException {
        try (var tar = new TarArchiveInputStream(new XZCompressorInputStream(Files.newInputStream(archive)))) {
            for (var entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                var path = home.resolve(entry.getName());
                if (entry.isDirectory()) {
                    Files.createDirectories(path);
                    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwx------"));
                } else {
                    Files.copy(tar, path);
                    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rw-------"));
                }
            }
        }
    }

    private static void answersAsItDid(Path home) throws Exception {
        var questions = JSON.readValue(read("answers.json"), new TypeReference<List<Question>>() {});
        assertThat(questions).hasSizeGreaterThan(40);
        var differences = new Differences();
        try (var server = ServerProcess.start(home).awaitReady();
                var client = HttpClient.newHttpClient()) {
            var desk = new Desk(client, server.address());
            for (var question : questions) {
                desk.ask(question, differences);
                if (question.file().endsWith("/sealed.ndjson.gz")) {
                    var battle = question.path().split("/")[3];
                    desk.readEvents(battle, question.key(), read(question.file()), differences);
                }
            }
        }
        assertThat(differences.found()).isEmpty();
    }

    @OnlyLong("four more starts; the upgraded folder is rebuilt in every build")
    @Test
    void its_read_models_are_those_that_are_built_of_its_ledger_today(
            @TempDir(factory = TestHomes.Empty.class) Path home) throws Exception {
        restore(home, THEN.resolve("journal.backup"));
        try (var tooEarly = ServerProcess.start(home, "rebuild")) {
            assertThat(tooEarly.awaitExit()).isNotZero();
            assertThat(tooEarly.output()).contains("start the server once, then rebuild");
        }
        ServerProcess.start(home).awaitReady().close();
        assertThat(run(home, "rebuild")).contains("3 battles are rebuilt");
        assertThat(run(home, "rebuild", "--verify")).contains("3 battles are the same as a rebuild");
    }

    @Test
    void a_battle_that_was_sealed_is_found_intact(@TempDir Path folder) throws Exception {
        for (var battle : BATTLES) {
            var sealed = Files.write(folder.resolve(battle), read(battle + "/sealed.ndjson.gz"));
            assertThat(run(restored, "verify", "--decide", sealed.toString()))
                    .contains("events, intact")
                    .doesNotContain("comes out otherwise. ");
        }
    }

    @OnlyLong("one more start; ExportImportTest imports in every build")
    @Test
    void a_battle_that_was_sealed_leaves_another_journal_as_it_came_and_goes_on_there(
            @TempDir(factory = TestHomes.Started.class) Path elsewhere) throws Exception {
        var differences = new Differences();
        try (var server = ServerProcess.start(elsewhere).awaitReady();
                var client = HttpClient.newHttpClient()) {
            var desk = new Desk(client, server.address());
            for (var name : BATTLES) {
                var sealed = read(name + "/sealed.ndjson.gz");
                var brought = desk.bring(sealed);
                var battle = brought.at("/battle/id").asText();
                var key = brought.at("/keys/umpire").asText();
                desk.readEvents(battle, key, sealed, differences);
                desk.note(battle, key, "And on it goes.");
                var audit = JSON.readTree(desk.read(battle, "/audit", key));
                assertThat(audit.at("/intact").asBoolean()).isTrue();
                assertThat(audit.at("/events").asLong())
                        .isEqualTo(brought.at("/battle/version").asLong() + 1);
            }
        }
        assertThat(differences.found()).isEmpty();
    }

    private static byte[] read(String file) throws IOException {
        try (var in = Files.newInputStream(THEN.resolve(file))) {
            return file.endsWith(".gz") ? new GZIPInputStream(in).readAllBytes() : in.readAllBytes();
        }
    }

    private static String run(Path home, String... arguments) throws Exception {
        try (var command = ServerProcess.start(home, arguments)) {
            assertThat(command.awaitExit()).as(command.output()).isZero();
            return command.output();
        }
    }

    /** In what answers are not what they were; of each, the first line that differs. */
    private record Differences(List<String> found) {

        Differences() {
            this(new ArrayList<>());
        }

        void compare(String name, byte[] then, byte[] now) {
            if (!Arrays.equals(then, now)) {
                found.add(name + firstDifference(lines(then), lines(now)));
            }
        }

        private static List<String> lines(byte[] answer) {
            return new String(answer, UTF_8)
                    .replaceAll("([\\[,])\\{", "$1\n{")
                    .lines()
                    .toList();
        }

        private static String firstDifference(List<String> then, List<String> now) {
            int line = 0;
            while (line < then.size() && line < now.size() && then.get(line).equals(now.get(line))) {
                line++;
            }
            return ", line %d, was%n  %s%nand is now%n  %s"
                    .formatted(
                            line + 1,
                            line < then.size() ? then.get(line) : "(nothing)",
                            line < now.size() ? now.get(line) : "(nothing)");
        }
    }

    /** What a client does over HTTP. */
    private record Desk(HttpClient client, URI server) {

        void ask(Question question, Differences differences) throws IOException, InterruptedException {
            var answer = send(request(question.method(), question.path(), question.key(), question.body()));
            var type = answer.headers().firstValue("Content-Type").orElse("").split(";")[0];
            var head = "%d %s".formatted(question.status(), question.type());
            var headNow = "%d %s".formatted(answer.statusCode(), type);
            differences.compare("status and type of " + question.file(), head.getBytes(UTF_8), headNow.getBytes(UTF_8));
            differences.compare(question.file(), answerTo(question), answer.body());
        }

        /** In the files, JSON has line breaks that are no part of the answer, and the server has no address. */
        private byte[] answerTo(Question question) throws IOException {
            var kept = BeforeSlicesIT.read(question.file());
            if (question.type().equals("image/png")) {
                return kept;
            }
            var text = new String(kept, UTF_8).replace("http://server", server.toString());
            return (question.type().endsWith("json") && !question.type().endsWith("ndjson")
                            ? text.replace("\n", "")
                            : text)
                    .getBytes(UTF_8);
        }

        /** The events in the ways in which a server hands them out: all are lines of the sealed file. */
        void readEvents(String battle, @Nullable String key, byte[] sealed, Differences differences)
                throws IOException, InterruptedException {
            var file = new String(sealed, UTF_8);
            var lines = file.substring(file.indexOf('\n') + 1);
            var page = "{\"items\":[" + String.join(",", lines.split("\n")) + "],\"next\":null}";
            differences.compare("export of " + battle, sealed, read(battle, "/export", key));
            differences.compare("events of " + battle, lines.getBytes(UTF_8), read(battle, "/events", key));
            differences.compare(
                    "events of " + battle + " as JSON",
                    page.getBytes(UTF_8),
                    read(battle, "/events?limit=500", key, "application/json"));
        }

        JsonNode bring(byte[] sealed) throws IOException, InterruptedException {
            var answer = send(HttpRequest.newBuilder(server.resolve("/api/battles/import"))
                    .header("Content-Type", "application/x-ndjson")
                    .POST(BodyPublishers.ofByteArray(sealed)));
            assertThat(answer.statusCode()).as(new String(answer.body(), UTF_8)).isEqualTo(201);
            return JSON.readTree(answer.body());
        }

        void note(String battle, String key, String text) throws IOException, InterruptedException {
            var note = JSON.createObjectNode().put("type", "note").put("text", text);
            var answer = send(request("POST", "/api/battles/" + battle + "/entries", key, note.toString()));
            assertThat(answer.statusCode()).isEqualTo(201);
        }

        byte[] read(String battle, String path, @Nullable String key) throws IOException, InterruptedException {
            return read(battle, path, key, "*/*");
        }

        private byte[] read(String battle, String path, @Nullable String key, String type)
                throws IOException, InterruptedException {
            return send(request("GET", "/api/battles/" + battle + path, key, null)
                            .header("Accept", type))
                    .body();
        }

        private HttpRequest.Builder request(String method, String path, @Nullable String key, @Nullable String body) {
            var request = HttpRequest.newBuilder(server.resolve(path));
            if (key != null) {
                request.header("Authorization", "Bearer " + key);
            }
            if (body == null) {
                return request.method(method, BodyPublishers.noBody());
            }
            return request.header("Content-Type", "application/json").method(method, BodyPublishers.ofString(body));
        }

        private HttpResponse<byte[]> send(HttpRequest.Builder request) throws IOException, InterruptedException {
            return client.send(request.timeout(Duration.ofSeconds(30)).build(), BodyHandlers.ofByteArray());
        }
    }
}

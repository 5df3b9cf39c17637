package org.longroll.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.longroll.testing.OnlyLong;
import org.longroll.testing.TestHomes;

/** A server that backs itself up while people play on it. */
class ScheduledBackupsIT {

    private static final Duration PATIENCE = Duration.ofMinutes(3);
    private static final String BATTLE = """
            {"title": "Backed up", "ruleset": "adf-15mm", "initiative": "union",
             "sides": [{"id": "union", "name": "U", "nation": "us"}, {"id": "south", "name": "S", "nation": "cs"}],
             "commands": [{"id": "b", "side": "union", "kind": "brigade", "name": "B"}],
             "units": [{"id": "u", "name": "U", "command": "b", "arm": "infantry", "quality": "green",
                        "weapon": "rifle-musket", "figures": 6, "stands": 3, "formation": "battle-line"}]}""";

    @TempDir(factory = TestHomes.Started.class)
    private Path home = Path.of("");

    @TempDir(factory = TestHomes.Empty.class)
    private Path elsewhere = Path.of("");

    @TempDir
    private Path place = Path.of("");

    @OnlyLong("waits for four backups and starts twice; LongrollIT restores a backup in every build")
    @Test
    void it_keeps_the_newest_backups_hands_them_on_and_they_can_be_restored() throws Exception {
        var backups = place.resolve("backups");
        var remote = Files.createDirectory(place.resolve("remote"));
        var settings = Map.of(
                "LONGROLL_BACKUP_FOLDER",
                backups.toString(),
                "LONGROLL_BACKUP_SCHEDULE",
                "3s",
                "LONGROLL_BACKUP_KEEP",
                "2",
                "LONGROLL_BACKUP_COMMAND",
                "cp \"$1\" '" + remote + "'");
        JsonNode started;
        try (var server = ServerProcess.startWith(home, settings).awaitReady()) {
            started = start(server.address());
            int before = names(remote).size();
            await(
                    "three more backups are in the remote place",
                    () -> names(remote).size() >= before + 3);
            assertThat(names(backups).stream().filter(name -> name.endsWith(".backup")))
                    .hasSizeBetween(1, 3);
            assertThat(health(server.address()).toString())
                    .contains("\"scheduled\":true")
                    .contains("\"newest\":\"20");
            assertThat(get(server.address(), "/q/metrics"))
                    .containsPattern("longroll_backup_newest_seconds 1\\.\\d+E9")
                    .containsPattern("longroll_backup_rounds_total\\{outcome=\"good\"\\} [3-9]")
                    .contains("longroll_backup_wellness 1.0");
        }
        var newest = remote.resolve(names(remote).getLast());
        try (var restore = ServerProcess.start(elsewhere, "restore", newest.toString())) {
            assertThat(restore.awaitExit()).as(restore.output()).isZero();
        }
        try (var server = ServerProcess.start(elsewhere).awaitReady()) {
            var battle = "/api/battles/" + started.at("/battle/id").asText();
            assertThat(get(server.address(), battle, started.at("/keys/umpire").asText()))
                    .contains("Backed up");
        }
    }

    @Test
    void a_command_that_fails_is_told_in_the_log_in_health_and_in_the_metrics() throws Exception {
        var settings = Map.of(
                "LONGROLL_BACKUP_FOLDER", place.toString(),
                "LONGROLL_BACKUP_SCHEDULE", "3s",
                "LONGROLL_BACKUP_COMMAND", "echo the far disk is away; exit 3");
        try (var server = ServerProcess.startWith(home, settings).awaitReady()) {
            await(
                    "health is down",
                    () -> health(server.address()).at("/status").asText().equals("DOWN"));
            assertThat(health(server.address()).toString())
                    .contains("LONGROLL_BACKUP_COMMAND ended with 3", "the far disk is away");
            assertThat(server.output()).contains("The backup failed: LONGROLL_BACKUP_COMMAND ended with 3");
            assertThat(get(server.address(), "/q/metrics")).contains("longroll_backup_wellness 0.0");
            assertThat(get(server.address(), "/q/health/ready")).contains("\"status\": \"UP\"");
        }
        assertThat(names(place)).anyMatch(name -> name.endsWith(".backup"));
    }

    private static JsonNode start(URI server) throws IOException, InterruptedException {
        try (var client = HttpClient.newHttpClient()) {
            var request = HttpRequest.newBuilder(server.resolve("/api/battles"))
                    .header("Content-Type", "application/json")
                    .POST(BodyPublishers.ofString(BATTLE))
                    .build();
            return new ObjectMapper()
                    .readTree(client.send(request, BodyHandlers.ofString()).body());
        }
    }

    private static JsonNode health(URI server) throws IOException, InterruptedException {
        return new ObjectMapper().readTree(get(server, "/q/health/well"));
    }

    private static String get(URI server, String path) throws IOException, InterruptedException {
        return get(server, path, "");
    }

    private static String get(URI server, String path, String key) throws IOException, InterruptedException {
        try (var client = HttpClient.newHttpClient()) {
            var request = HttpRequest.newBuilder(server.resolve(path));
            if (!key.isEmpty()) {
                request.header("Authorization", "Bearer " + key);
            }
            return client.send(request.build(), BodyHandlers.ofString()).body();
        }
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private interface Condition {
        boolean holds() throws Exception;
    }

    private static void await(String what, Condition condition) throws Exception {
        var deadline = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.holds()) {
            assertThat(System.nanoTime()).as(what).isLessThan(deadline);
            Thread.sleep(200);
        }
    }
}

package org.longroll.cli;

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
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.longroll.testing.HowMany;
import org.longroll.testing.TestHomes;

/** The server is killed without warning while many people record: nothing that was acknowledged may be missing. */
class KillIT {

    /** Two hundred with {@code deploy/faults/run}. */
    private static final int KILLS = HowMany.of("kill.cycles", 1, 10);

    /** So often the same tables are played on before other ones are, which keeps what is read after each kill short. */
    private static final int KILLS_AT_A_TABLE = 10;

    private static final int BATTLES = 20;
    private static final int HANDS = 40;
    private static final ObjectMapper JSON = new ObjectMapper();

    private static final String SCENARIO = """
            {"title": "Kill", "ruleset": "adf-15mm", "initiative": "union",
             "sides": [{"id": "union", "name": "U", "nation": "us"}, {"id": "south", "name": "S", "nation": "cs"}],
             "commands": [{"id": "b", "side": "union", "kind": "brigade", "name": "B"}],
             "units": [{"id": "u", "name": "U", "command": "b", "arm": "infantry", "quality": "green",
                        "weapon": "rifle-musket", "figures": 6, "stands": 3, "formation": "battle-line"}]}""";

    private record Battle(String id, String key) {}

    private record Note(Battle battle, String text) {
        String body() {
            return "{\"type\": \"note\", \"text\": \"%s\"}".formatted(text);
        }
    }

    @TempDir(factory = TestHomes.Empty.class)
    private Path home = Path.of("");

    /** Some battles, what was acknowledged in them, and what nobody was answered about yet. */
    private static final class Room {
        final List<Battle> battles = new ArrayList<>();
        final Map<String, Integer> expected = new HashMap<>();
        List<Note> unanswered = List.of();
    }

    @Test
    void every_acknowledged_entry_is_there_once_however_often_the_server_is_killed() throws Exception {
        var rooms = new ArrayList<Room>();
        var cutOff = 0;
        for (int kill = 0; kill <= KILLS; kill++) {
            try (var server = ServerProcess.start(home).awaitReady();
                    var client = client()) {
                var desk = new Desk(client, server.address());
                if (kill == KILLS) {
                    for (var room : rooms) {
                        desk.requireComplete(room);
                    }
                    break;
                }
                var room = roomFor(kill, rooms, desk);
                desk.requireComplete(room);
                room.unanswered = recordAndKill(desk, server, room, kill);
                cutOff += room.unanswered.size();
            }
        }
        assertThat(cutOff).as("kills that came too late prove nothing").isGreaterThan(KILLS);
    }

    private static Room roomFor(int kill, List<Room> rooms, Desk desk) throws IOException, InterruptedException {
        if (kill % KILLS_AT_A_TABLE == 0) {
            var room = new Room();
            while (room.battles.size() < BATTLES) {
                room.battles.add(desk.startBattle());
            }
            rooms.add(room);
        }
        return rooms.getLast();
    }

    /** Records notes from many hands until the server is killed among them; answers the notes without an answer. */
    private static List<Note> recordAndKill(Desk desk, ServerProcess server, Room room, int kill) throws Exception {
        var acknowledged = new ConcurrentLinkedQueue<Note>();
        var unanswered = new ConcurrentLinkedQueue<Note>();
        var dead = new CountDownLatch(20 + 15 * (kill % KILLS_AT_A_TABLE));
        try (var hands = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < HANDS; i++) {
                int hand = i;
                hands.submit(() -> {
                    for (int number = 0; unanswered.isEmpty(); number++) {
                        var text = "kill %d hand %d note %d".formatted(kill, hand, number);
                        record(desk, new Note(room.battles.get(hand % BATTLES), text), acknowledged, unanswered, dead);
                    }
                });
            }
            assertThat(dead.await(180, TimeUnit.SECONDS)).isTrue();
            server.signal("KILL");
        }
        acknowledged.forEach(note -> room.expected.merge(note.text(), 1, Integer::sum));
        return List.copyOf(unanswered);
    }

    private static void record(
            Desk desk, Note note, Queue<Note> acknowledged, Queue<Note> unanswered, CountDownLatch dead) {
        try {
            assertThat(desk.record(note)).isEqualTo(201);
            acknowledged.add(note);
            dead.countDown();
        } catch (IOException | InterruptedException cutOff) {
            unanswered.add(note);
        }
    }

    private static HttpClient client() {
        return HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .executor(Executors.newVirtualThreadPerTaskExecutor())
                .build();
    }

    /** What a client does over HTTP. */
    private record Desk(HttpClient client, URI server) {

        Battle startBattle() throws IOException, InterruptedException {
            var answer = JSON.readTree(send(post("/api/battles", SCENARIO)).body());
            return new Battle(
                    answer.at("/battle/id").asText(), answer.at("/keys/umpire").asText());
        }

        int record(Note note) throws IOException, InterruptedException {
            return send(post("/api/battles/" + note.battle().id() + "/entries", note.body())
                            .header("Authorization", "Bearer " + note.battle().key())
                            .header("Idempotency-Key", note.text().replace(' ', '-')))
                    .statusCode();
        }

        /** Everything that was acknowledged is there once; the rest is there at most once, and once when sent again. */
        void requireComplete(Room room) throws IOException, InterruptedException {
            requireRecorded(room.battles, room.expected, room.unanswered);
            sendAgain(room.unanswered, room.expected);
            room.unanswered = List.of();
            requireRecorded(room.battles, room.expected, List.of());
        }

        /** A note without an answer may be recorded or not; sent again with its key, it is there once. */
        void sendAgain(List<Note> notes, Map<String, Integer> expected) throws IOException, InterruptedException {
            for (var note : notes) {
                assertThat(record(note)).isIn(200, 201);
                expected.merge(note.text(), 1, Integer::sum);
            }
        }

        void requireRecorded(List<Battle> battles, Map<String, Integer> expected, List<Note> perhaps)
                throws IOException, InterruptedException {
            var found = new HashMap<String, Integer>();
            for (var battle : battles) {
                assertThat(read(battle, "/audit").get("intact").asBoolean()).isTrue();
                for (var event : read(battle, "/events?limit=500").get("items")) {
                    if (event.get("type").asText().equals("note-taken")) {
                        found.merge(event.at("/payload/text").asText(), 1, Integer::sum);
                    }
                }
                assertThat(read(battle, "").get("version").asLong())
                        .isEqualTo(read(battle, "/audit").get("events").asLong());
            }
            assertThat(found).containsAllEntriesOf(expected);
            perhaps.forEach(note -> found.remove(note.text(), 1));
            assertThat(found).isEqualTo(expected);
        }

        private JsonNode read(Battle battle, String path) throws IOException, InterruptedException {
            var request = HttpRequest.newBuilder(server.resolve("/api/battles/" + battle.id() + path))
                    .header("Accept", "application/json")
                    .header("Authorization", "Bearer " + battle.key());
            return JSON.readTree(send(request).body());
        }

        private HttpRequest.Builder post(String path, String body) {
            return HttpRequest.newBuilder(server.resolve(path))
                    .header("Content-Type", "application/json")
                    .POST(BodyPublishers.ofString(body));
        }

        private HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
            return client.send(request.timeout(Duration.ofMinutes(2)).build(), BodyHandlers.ofString());
        }
    }
}

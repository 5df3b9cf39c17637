package org.longroll.web.battles;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.longroll.codec.EventCodec;
import org.longroll.ledger.CanonicalJson;
import org.longroll.testing.Contract.Call;
import org.longroll.testing.Mutation;
import org.longroll.testing.SchemaBodies;

/**
 * A table at which one battle after another is played, badly: before each entry come spoilt ones, entries that the OpenAPI
 * document describes for what {@code next} offers, and other calls by chance. What of that is accepted is taken back. After
 * every accepted entry all reads answer, the audit is intact and the chain decodes.
 */
final class FuzzedTable implements Callable<Integer> {

    /** After so many refused entries in a row the battle has gone another way than it was played. */
    private static final int LOST = 8;

    private static final List<String> SEATS = List.of("umpire", "umpire", "umpire", "north", "south", "spectator");
    private static final List<String> VALUES =
            List.of("1", "0", "-1", "true", "x", "99999999999", "2026-01-01", "%F0%9F", "a,b");

    private final FuzzedServer server;
    private final EntryFormWriter writer;
    private final int astrayAtMost;
    private final long seed;
    private final Random random;
    private final SchemaBodies bodies;
    private final EventCodec codec = EventCodec.standard();
    private int accepted;

    FuzzedTable(FuzzedServer server, EntryFormWriter writer, int astrayAtMost, long seed) {
        this.server = server;
        this.writer = writer;
        this.astrayAtMost = astrayAtMost;
        this.seed = seed;
        this.random = new Random(seed);
        this.bodies = new SchemaBodies(server.contract().document(), random);
    }

    /** Plays as long as there is time; answers how many entries were accepted. */
    @Override
    public Integer call() throws IOException, InterruptedException {
        while (server.hasTime()) {
            var battle = FuzzedBattle.start(server, writer, random);
            for (int refused = 0; server.hasTime() && !battle.isOver() && refused < LOST; battle.goOn()) {
                refused = isRecorded(battle) ? 0 : refused + 1;
                System.out.printf(
                        "table of seed %d: %s, %,d accepted; %,d calls of all%n",
                        seed, battle.progress(), accepted, server.calls());
            }
        }
        return accepted;
    }

    /** One entry of the evening, after others that were not meant; whether it was recorded. */
    private boolean isRecorded(FuzzedBattle battle) throws IOException, InterruptedException {
        var due = battle.due();
        for (int astray = random.nextInt(astrayAtMost); astray > 0; astray--) {
            var answer = goAstray(battle, due);
            if (answer.statusCode() == 201) {
                accepted++;
                requireSound(battle);
                takeBack(battle, FuzzedServer.JSON.readTree(answer.body()).path("entry"));
            }
        }
        var recorded = server.send(
                "POST",
                battle.path("/entries"),
                battle.key(due.seat()),
                due.body().toString());
        if (recorded.statusCode() != 201) {
            System.out.printf("refused at the table of seed %d: %s: %s%n", seed, due, recorded.body());
            return false;
        }
        accepted++;
        battle.isRecordedAs(
                FuzzedServer.JSON.readTree(recorded.body()).at("/entry/id").asText());
        requireSound(battle);
        return true;
    }

    private HttpResponse<String> goAstray(FuzzedBattle battle, PlayedEvening.Sent due)
            throws IOException, InterruptedException {
        var key = battle.key(SEATS.get(random.nextInt(SEATS.size())));
        return switch (random.nextInt(20)) {
            case 0 -> readSomething(battle);
            case 1 -> writeSomething(battle, key);
            case 2, 3, 4, 5 -> server.send("POST", battle.path("/entries"), key, spoilt(offered(battle, key)));
            default ->
                server.send(
                        "POST",
                        battle.path("/entries"),
                        battle.key(due.seat()),
                        spoilt(due.body().deepCopy()));
        };
    }

    private ObjectNode offered(FuzzedBattle battle, @Nullable String key) throws IOException, InterruptedException {
        var next = server.read(battle.path(""), key).path("next");
        var offered = next.isEmpty() ? FuzzedServer.JSON.createObjectNode() : next.get(random.nextInt(next.size()));
        return bodies.entry(offered.path("type").asText("note"), battle.known(offered));
    }

    /** So that the evening can go on as it was played. What is no entry, as a branch, needs nothing, and a note stays. */
    private void takeBack(FuzzedBattle battle, JsonNode entry) throws IOException, InterruptedException {
        var type = entry.path("type").asText();
        if (!entry.isMissingNode() && !type.equals("note")) {
            var reason = "\"reason\": \"fuzz\"";
            var answer = server.send(
                    "POST",
                    battle.path(type.equals("undo") ? "/redo" : "/undo"),
                    battle.umpire(),
                    type.equals("undo") || type.equals("redo")
                            ? "{" + reason + "}"
                            : "{\"backTo\": \"" + entry.path("id").asText() + "\", " + reason + "}");
            if (answer.statusCode() == 201) {
                accepted++;
                requireSound(battle);
            }
        }
    }

    private String spoilt(ObjectNode body) {
        for (int i = 1 + random.nextInt(5); i > 0; i--) {
            Mutation.mutate(body, random);
        }
        var text = body.toString();
        return random.nextInt(40) == 0 ? text.substring(0, random.nextInt(text.length())) : text;
    }

    private HttpResponse<String> writeSomething(FuzzedBattle battle, @Nullable String key)
            throws IOException, InterruptedException {
        var writes = server.contract().calls().stream()
                .filter(call -> !call.verb().equals("GET"))
                .filter(call -> call.operation().at("/requestBody/content").has("application/json"))
                .toList();
        var call = writes.get(random.nextInt(writes.size()));
        var body = bodies.body(call.operation().at("/requestBody/content/application~1json/schema"), battle.known());
        return server.send(
                call.verb(),
                battle.filled(call.path(), random),
                key,
                body instanceof ObjectNode object ? spoilt(object) : body.toString());
    }

    private HttpResponse<String> readSomething(FuzzedBattle battle) throws IOException, InterruptedException {
        var reads =
                server.contract().calls().stream().filter(FuzzedTable::isRead).toList();
        var call = reads.get(random.nextInt(reads.size()));
        var query = call.operation()
                .path("parameters")
                .valueStream()
                .filter(parameter -> parameter.path("in").asText().equals("query") && random.nextInt(3) == 0)
                .map(parameter -> parameter.path("name").asText())
                .map(name -> name + "=" + valueOf(name))
                .collect(Collectors.joining("&"));
        return server.send(
                "GET",
                battle.filled(call.path(), random) + (query.isEmpty() ? "" : "?" + query),
                battle.umpire(),
                null);
    }

    /** Turning points are searched for minutes, so nobody asks for them here. */
    private String valueOf(String parameter) {
        return parameter.equals("turningPoints") ? "false" : VALUES.get(random.nextInt(VALUES.size()));
    }

    /** A stream that goes on as long as somebody listens cannot be read to its end. */
    private static boolean isRead(Call call) {
        return call.verb().equals("GET") && !call.path().endsWith("/live");
    }

    private void requireSound(FuzzedBattle battle) throws IOException, InterruptedException {
        for (var call : server.contract().calls()) {
            if (isRead(call) && call.path().startsWith("/api/battles/{battle}")) {
                server.send("GET", battle.filled(call.path(), random), battle.umpire(), null);
            }
        }
        var audit = server.read(battle.path("/audit"), battle.umpire());
        assertThat(audit.path("intact").asBoolean()).isTrue();
        decode(battle);
    }

    private void decode(FuzzedBattle battle) throws IOException, InterruptedException {
        var events = server.send("GET", battle.path("/events"), battle.umpire(), null)
                .body();
        assertThat(events).isNotEmpty();
        for (var line : events.lines().toList()) {
            var event = FuzzedServer.JSON.readTree(line);
            codec.decode(
                    event.path("type").asText(),
                    event.path("schemaVersion").asInt(),
                    CanonicalJson.of(event.path("payload").toString()));
        }
    }
}

package org.longroll.bench;

import java.io.IOException;
import java.net.URI;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.longroll.bench.HttpLine.Answer;

/**
 * One who records a fire fight over HTTP: fire after fire with dice that the server rolls, and the morale checks that
 * they call. When nobody is left to fire, the next battle begins.
 */
final class FireFight implements Writers.Step, AutoCloseable {

    private static final int REGIMENTS = 12;

    private static final String REGIMENT = """
            {"id": "%s-%d", "name": "%s %d", "command": "%s", "arm": "infantry", "quality": "veteran",
             "weapon": "rifle-musket", "figures": 6, "stands": 3, "formation": "battle-line"}""";

    private static final String SCENARIO = """
            {"title": "Bench", "ruleset": "adf-15mm", "initiative": "union",
             "sides": [{"id": "union", "name": "Union", "nation": "us"}, {"id": "south", "name": "South", "nation": "cs"}],
             "commands": [{"id": "iron", "side": "union", "kind": "brigade", "name": "Iron Brigade"},
                          {"id": "texas", "side": "south", "kind": "brigade", "name": "Texas Brigade"}],
             "units": [%s, %s]}""".formatted(regiments("iron"), regiments("texas"));

    private static final String FIRE = """
            {"type": "fire", "units": ["iron-%d"], "target": "texas-%d", "inches": 4, "dice": "roll"}""";

    private static final String CHECK = """
            {"type": "morale-check", "due": "%s", "dice": "roll"}""";

    static final String NOTE = """
            {"type": "note", "text": "The smoke lies on the field and nobody sees the other side of it."}""";

    private static final Pattern VERSION = Pattern.compile("\"version\":(\\d+)");

    private final HttpLine line;
    private String battle = "";
    private String key = "";
    private String due = "";
    private long version;
    private int next;
    private int refused;

    FireFight(URI server) throws IOException {
        this.line = new HttpLine(server);
    }

    private static String regiments(String brigade) {
        return IntStream.range(0, REGIMENTS)
                .mapToObj(number -> REGIMENT.formatted(brigade, number, brigade, number, brigade))
                .collect(Collectors.joining(","));
    }

    String battle() {
        return battle;
    }

    String key() {
        return key;
    }

    /** Starts another battle, in which the Union is about to fire. */
    void begin() throws IOException {
        var started = required(line.post("/api/battles", "", SCENARIO));
        battle = started.behind("\"battle\":{\"id\":\"");
        key = started.behind("\"umpire\":\"");
        due = "";
        next = 0;
        refused = 0;
        required(record("{\"type\": \"begin-part\"}"));
    }

    /** One entry, a fire or a check; answers nothing done where the rules refused it. */
    @Override
    public int go() throws IOException {
        if (battle.isEmpty() || refused > REGIMENTS) {
            begin();
        }
        var answer = record(due.isEmpty() ? nextFire() : CHECK.formatted(due));
        due = answer.behind("\"due\":[{\"id\":\"");
        if (answer.status() == 422) {
            refused++;
            return 0;
        }
        required(answer);
        refused = 0;
        return 1;
    }

    private String nextFire() {
        var fire = FIRE.formatted(next % REGIMENTS, (next + next / REGIMENTS) % REGIMENTS);
        next++;
        return fire;
    }

    /** A note, which is as small as an entry can be. */
    int note() throws IOException {
        required(record(NOTE));
        return 1;
    }

    int undo() throws IOException {
        required(line.post("/api/battles/" + battle + "/undo", key, "{}"));
        required(line.post("/api/battles/" + battle + "/redo", key, "{}"));
        return 2;
    }

    /** How one regiment stands. */
    Answer status() throws IOException {
        return required(line.get("/api/battles/" + battle + "/units/texas-7", key));
    }

    long version() {
        return version;
    }

    private Answer record(String entry) throws IOException {
        var answer = line.post("/api/battles/" + battle + "/entries", key, entry);
        var found = VERSION.matcher(answer.body());
        if (answer.status() == 201 && found.find()) {
            version = Long.parseLong(found.group(1));
        }
        return answer;
    }

    static Answer required(Answer answer) throws IOException {
        if (answer.status() / 100 != 2) {
            throw new IOException("the server answered %d: %s".formatted(answer.status(), answer.body()));
        }
        return answer;
    }

    @Override
    public void close() throws IOException {
        line.close();
    }
}

package org.longroll.training;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.longroll.training.HttpLine.Answer;

/**
 * The clients of a fire fight over HTTP, one for each side, each with its own key: the Union fires with dice that the
 * server rolls, every regiment twice, and the South takes the morale checks that this calls. Then, or when something
 * else is due, they go on with another battle. They are told what may come next, as the page of a player is.
 */
public final class FireFight implements Writers.Step, AutoCloseable {

    /** Two brigades of twelve regiments each, face to face. */
    private static final String SCENARIO = scenario();

    private static final String FIRE = """
            {"type": "fire", "units": ["%s"], "target": "%s", "inches": 4, "dice": "roll"}""";

    private static final String CHECK = """
            {"type": "morale-check", "due": "%s", "dice": "roll"}""";

    static final String NOTE = """
            {"type": "note", "text": "The smoke lies on the field and nobody sees the other side of it."}""";

    private static final String DUE = "\"due\":[{\"id\":\"";
    private static final int UNDER_WAY = 202;
    private static final int REGIMENTS = 12;
    private static final int FIRES_OF_EACH = 2;

    private final HttpLine line;
    private final Deque<Battle> ready = new ArrayDeque<>();
    private Battle battle = new Battle("", "", "", new Answer(0, ""));
    private Answer last = battle.last();
    private int fires;

    /** A battle in which the Union is about to fire, the keys of both sides, and the last answer. */
    private record Battle(String id, String union, String south, Answer last) {}

    public FireFight(URI server) throws IOException {
        this.line = new HttpLine(server);
    }

    private static String scenario() {
        try (var file = FireFight.class.getResourceAsStream("/bench/fire-fight.json")) {
            return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public String battle() {
        return battle.id();
    }

    public String key() {
        return battle.union();
    }

    /** Goes on with another battle: a prepared one, or else a new one. */
    public void begin() throws IOException {
        prepare(1);
        battle = ready.remove();
        last = battle.last();
        fires = 0;
    }

    public void prepare(int battles) throws IOException {
        while (ready.size() < battles) {
            var started = required(line.post("/api/battles", "", SCENARIO));
            var id = started.behind("\"battle\":{\"id\":\"");
            var union = started.behind("\"union\":\"");
            var begun = required(line.post(entries(id), union, "{\"type\": \"begin-part\"}"));
            ready.add(new Battle(id, union, started.behind("\"south\":\""), begun));
        }
    }

    public boolean isOver() {
        return dueCheck().isEmpty() && (last.behind(DUE).length() > 0 || fires == REGIMENTS * FIRES_OF_EACH);
    }

    /** The morale check that is due; empty if there is none, or something else. */
    private String dueCheck() {
        var due = last.behind(DUE);
        return last.body().contains(DUE + due + "\",\"type\":\"morale-check\"") ? due : "";
    }

    /** One entry, a fire or a check. */
    @Override
    public int go() throws IOException {
        if (isOver()) {
            begin();
        }
        var due = dueCheck();
        last = required(
                due.isEmpty() ? record(battle.union(), nextFire()) : record(battle.south(), CHECK.formatted(due)));
        return 1;
    }

    private String nextFire() {
        var regiment = fires++ % REGIMENTS;
        return FIRE.formatted("iron-" + regiment, "texas-" + regiment);
    }

    /** A note, the smallest entry. */
    public int note() throws IOException {
        required(record(battle.union(), NOTE));
        return 1;
    }

    public int undo() throws IOException {
        required(line.post("/api/battles/" + battle.id() + "/undo", battle.union(), "{}"));
        required(line.post("/api/battles/" + battle.id() + "/redo", battle.union(), "{}"));
        return 2;
    }

    public Answer status() throws IOException {
        return required(line.get("/api/battles/" + battle.id() + "/units/texas-7", battle.union()));
    }

    /** The calls of a page that is opened, and the short report. */
    public void lookAround() throws IOException {
        for (var path : List.of("", "/units", "/entries", "/dice", "/analysis", "/report?length=short")) {
            required(line.get("/api/battles/" + battle.id() + path, battle.union()));
        }
    }

    /** Asks where the battle turned, which plays it on many times. Each call waits for a while at the server. */
    public void lookForTurningPoints(int playouts) throws IOException {
        var question = "/api/battles/" + battle.id() + "/analysis?turningPoints=true&playouts=" + playouts;
        Answer answer;
        do {
            answer = required(line.get(question, battle.union()));
        } while (answer.status() == UNDER_WAY);
    }

    private Answer record(String key, String entry) throws IOException {
        return line.post(entries(battle.id()), key, entry);
    }

    private static String entries(String battle) {
        return "/api/battles/" + battle + "/entries";
    }

    public static Answer required(Answer answer) throws IOException {
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

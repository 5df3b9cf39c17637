package org.longroll.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import org.longroll.bench.HttpLine.Answer;

/**
 * A client that records a fire fight over HTTP: fires with dice that the server rolls, and the morale checks that they
 * call. It records what the last answer offers; when no unit can fire, it goes on with another battle.
 */
final class FireFight implements Writers.Step, AutoCloseable {

    /** Two brigades of twelve regiments each, face to face. */
    private static final String SCENARIO = scenario();

    private static final String FIRE = """
            {"type": "fire", "units": ["%s"], "target": "%s", "inches": 4, "dice": "roll"}""";

    private static final String CHECK = """
            {"type": "morale-check", "due": "%s", "dice": "roll"}""";

    static final String NOTE = """
            {"type": "note", "text": "The smoke lies on the field and nobody sees the other side of it."}""";

    private static final String DUE = "\"due\":[{\"id\":\"";
    private static final String MAY_FIRE = "{\"type\":\"fire\",\"side\":\"union\",\"units\":[\"";
    private static final String TARGETS = "\"targets\":[\"";

    private final HttpLine line;
    private final Deque<Battle> ready = new ArrayDeque<>();
    private String battle = "";
    private String key = "";
    private Answer last = new Answer(0, "");
    private int fires;

    /** A battle in which the Union is about to fire, and the last answer. */
    private record Battle(String id, String key, Answer last) {}

    FireFight(URI server) throws IOException {
        this.line = new HttpLine(server);
    }

    private static String scenario() {
        try (var file = FireFight.class.getResourceAsStream("/bench/fire-fight.json")) {
            return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String battle() {
        return battle;
    }

    String key() {
        return key;
    }

    /** Goes on with another battle: a prepared one, or else a new one. */
    void begin() throws IOException {
        prepare(1);
        var next = ready.remove();
        battle = next.id();
        key = next.key();
        last = next.last();
    }

    void prepare(int battles) throws IOException {
        while (ready.size() < battles) {
            var started = required(line.post("/api/battles", "", SCENARIO));
            var id = started.behind("\"battle\":{\"id\":\"");
            var umpire = started.behind("\"umpire\":\"");
            ready.add(new Battle(id, umpire, required(line.post(entries(id), umpire, "{\"type\": \"begin-part\"}"))));
        }
    }

    boolean isOver() {
        return dueCheck().isEmpty() && last.behind(MAY_FIRE).isEmpty();
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
        last = required(record(due.isEmpty() ? nextFire() : CHECK.formatted(due)));
        return 1;
    }

    private String nextFire() {
        var body = last.body();
        var targets = body.indexOf(TARGETS, body.indexOf(MAY_FIRE)) + TARGETS.length();
        var open = body.substring(targets, body.indexOf("\"]", targets)).split("\",\"");
        return FIRE.formatted(last.behind(MAY_FIRE), open[fires++ % open.length]);
    }

    /** A note, the smallest entry. */
    int note() throws IOException {
        required(record(NOTE));
        return 1;
    }

    int undo() throws IOException {
        required(line.post("/api/battles/" + battle + "/undo", key, "{}"));
        required(line.post("/api/battles/" + battle + "/redo", key, "{}"));
        return 2;
    }

    Answer status() throws IOException {
        return required(line.get("/api/battles/" + battle + "/units/texas-7", key));
    }

    private Answer record(String entry) throws IOException {
        return line.post(entries(battle), key, entry);
    }

    private static String entries(String battle) {
        return "/api/battles/" + battle + "/entries";
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

package org.longroll.cli;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.longroll.battle.BattleEvent;
import org.longroll.codec.EventCodec;
import org.longroll.simulation.SimulatedBattle;

/** Writes simulated battles as one JSON object a line: the opening, then every entry with its events. */
final class PlayedLines implements AutoCloseable {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final EventCodec codec = EventCodec.standard();
    private final Writer out;

    private PlayedLines(Writer out) {
        this.out = out;
    }

    static PlayedLines to(Writer out) {
        return new PlayedLines(out);
    }

    static PlayedLines toNobody() {
        return new PlayedLines(Writer.nullWriter());
    }

    void write(SimulatedBattle battle) throws IOException {
        line(battle, 0, "umpire", List.of(battle.opening()));
        for (var entry : battle.entries()) {
            line(battle, entry.number(), entry.seat().id(), entry.events());
        }
    }

    private void line(SimulatedBattle battle, int entry, String by, List<BattleEvent> events) throws IOException {
        ObjectNode line = JSON.createObjectNode()
                .put("battle", battle.end().id().toString())
                .put("seed", battle.seed())
                .put("entry", entry)
                .put("by", by);
        ArrayNode list = line.putArray("events");
        for (var event : events) {
            var encoded = codec.encode(event);
            list.addObject()
                    .put("type", encoded.type())
                    .put("version", encoded.version())
                    .set("payload", JSON.readTree(encoded.payload().text()));
        }
        out.write(line.toString());
        out.write('\n');
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}

package org.longroll.codec;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Field;
import org.longroll.battle.GameSystem;
import org.longroll.journal.GivenSeat;
import org.longroll.journal.Journal;
import org.longroll.journal.Occasion;
import org.longroll.journal.Seat;
import org.longroll.journal.Seats;
import org.longroll.journal.Timeline;

/** Writes the state of a battle as a document; a program whose state has the same shape can read it back. */
public final class SnapshotCodec {

    /** The state of a battle after a version, as a document of the {@link #FORMAT} of its writer. */
    public record Snapshot(UUID battle, long version, String document) {}

    /** To be increased when a fold changes the meaning of an event but not the shape of the state. */
    private static final int MEANING = 2;

    /** The shape of everything in a snapshot; snapshots of another format are not read. */
    public static final String FORMAT = MEANING + ":" + Shapes.of(GameSystem.ALL.all());

    private static final ObjectMapper MAPPER = JournalJson.mapper();

    private record Document(
            BattleStarted opening,
            Occasion started,
            int entries,
            Occasion latest,
            Map<String, Integer> reissued,
            Map<String, GivenSeat> given,
            JsonNode field) {}

    private SnapshotCodec() {}

    public static Snapshot of(Battle battle) {
        var reissued = new TreeMap<String, Integer>();
        battle.journal().seats().reissued().forEach((seat, times) -> reissued.put(seat.id(), times));
        var given = new TreeMap<String, GivenSeat>();
        battle.given().forEach((seat, held) -> given.put(seat.id(), held));
        var document = new Document(
                battle.opening(),
                battle.started(),
                battle.entries(),
                battle.latest(),
                reissued,
                given,
                MAPPER.valueToTree(battle.field()));
        try {
            return new Snapshot(battle.id(), battle.version(), MAPPER.writeValueAsString(document));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a state that cannot be written", e);
        }
    }

    /** The battle in a snapshot, with a timeline that begins there. */
    public static Battle battle(Snapshot snapshot) {
        try {
            var document = MAPPER.readValue(snapshot.document(), Document.class);
            var reissued = new HashMap<Seat, Integer>();
            document.reissued().forEach((seat, times) -> reissued.put(new Seat(seat), times));
            var given = new HashMap<Seat, GivenSeat>();
            document.given().forEach((seat, held) -> given.put(new Seat(seat), held));
            return new Battle(new Journal<>(
                    snapshot.battle(),
                    document.opening().kind(),
                    document.opening(),
                    document.started(),
                    snapshot.version(),
                    document.entries(),
                    document.latest(),
                    new Seats(reissued, given),
                    field(document),
                    Timeline.since(snapshot.version())));
        } catch (JsonProcessingException e) {
            throw new UnreadableEvent("The snapshot after version %d is damaged.".formatted(snapshot.version()), e);
        }
    }

    private static Field field(Document document) throws JsonProcessingException {
        var system = GameSystem.ALL.named(document.opening().rulebook().system());
        return MAPPER.treeToValue(document.field(), system.families().field());
    }
}

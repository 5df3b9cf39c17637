package org.longroll.codec;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.longroll.journal.GivenSeat;
import org.longroll.journal.Journal;
import org.longroll.journal.Kind;
import org.longroll.journal.Occasion;
import org.longroll.journal.Opening;
import org.longroll.journal.Seat;
import org.longroll.journal.Seats;
import org.longroll.journal.Timeline;
import org.longroll.journal.Vocabularies;
import org.longroll.journal.Vocabulary;

/** Writes a journal as a document; a program whose state has the same shape can read it back. */
public final class SnapshotCodec {

    /** A journal after a version, as a document of the {@link #FORMAT} of its writer. */
    public record Snapshot(UUID journal, long version, String document) {}

    /** To be increased when a fold changes the meaning of an event but not the shape of the state. */
    private static final int MEANING = 2;

    /** The shape of everything in a snapshot; snapshots of another format are not read. */
    public static final String FORMAT = MEANING + ":" + Shapes.of(Vocabularies.all());

    private static final ObjectMapper MAPPER = JournalJson.mapper();

    private record Document(
            String kind,
            JsonNode opening,
            Occasion started,
            int entries,
            Occasion latest,
            Map<String, Integer> reissued,
            Map<String, GivenSeat> given,
            JsonNode state) {}

    private SnapshotCodec() {}

    public static Snapshot of(Journal<?> journal) {
        var reissued = new TreeMap<String, Integer>();
        journal.seats().reissued().forEach((seat, times) -> reissued.put(seat.id(), times));
        var given = new TreeMap<String, GivenSeat>();
        journal.seats().given().forEach((seat, held) -> given.put(seat.id(), held));
        var document = new Document(
                journal.kind().name(),
                MAPPER.valueToTree(journal.opening()),
                journal.started(),
                journal.entries(),
                journal.latest(),
                reissued,
                given,
                MAPPER.valueToTree(journal.state()));
        try {
            return new Snapshot(journal.id(), journal.version(), MAPPER.writeValueAsString(document));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a state that cannot be written", e);
        }
    }

    /** The journal in a snapshot, with a timeline that begins there. */
    public static Journal<?> journal(Snapshot snapshot) {
        try {
            var document = MAPPER.readValue(snapshot.document(), Document.class);
            var vocabulary = Vocabularies.of(document.kind());
            var opening = MAPPER.treeToValue(document.opening(), vocabulary.opening());
            return journal(snapshot, document, vocabulary, opening, opening.kind());
        } catch (JsonProcessingException | IllegalArgumentException e) {
            throw new UnreadableEvent("The snapshot after version %d is damaged.".formatted(snapshot.version()), e);
        }
    }

    private static <S> Journal<S> journal(
            Snapshot snapshot, Document document, Vocabulary vocabulary, Opening opening, Kind<S> kind)
            throws JsonProcessingException {
        var reissued = new HashMap<Seat, Integer>();
        document.reissued().forEach((seat, times) -> reissued.put(new Seat(seat), times));
        var given = new HashMap<Seat, GivenSeat>();
        document.given().forEach((seat, held) -> given.put(new Seat(seat), held));
        var state = MAPPER.treeToValue(document.state(), vocabulary.state(opening));
        return new Journal<>(
                snapshot.journal(),
                kind,
                opening,
                document.started(),
                snapshot.version(),
                document.entries(),
                document.latest(),
                new Seats(reissued, given),
                kind.state().cast(state),
                Timeline.since(snapshot.version()));
    }
}

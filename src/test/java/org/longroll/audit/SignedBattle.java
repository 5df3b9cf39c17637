package org.longroll.audit;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import org.longroll.audit.proof.Checkpoint;
import org.longroll.audit.proof.Frontier;
import org.longroll.audit.proof.ServerKeys;
import org.longroll.audit.proof.SigningKey;
import org.longroll.battle.Battles;
import org.longroll.codec.EventCodec;
import org.longroll.journal.Event;
import org.longroll.journal.JournalEvent.CheckpointSigned;
import org.longroll.journal.JournalEvent.NoteTaken;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.NewChain;
import org.longroll.ledger.NewEvent;
import org.longroll.rules.RulesetKey;
import org.longroll.web.proofs.SigningKeys;

/** A battle of notes with a checkpoint after every tenth, and what somebody can do to it who holds everything. */
final class SignedBattle {

    static final int NOTES = 40;
    private static final int A_TURN = 10;
    private static final Instant NOON = Instant.parse("1863-07-02T12:00:00Z");
    private static final EventCodec CODEC = EventCodec.standard();

    final UUID stream;
    final List<Event> events = new ArrayList<>();

    /** The keys that sign, one after the other, and what announces them. */
    final List<SigningKey> keys = new ArrayList<>();

    final List<String> announcements = new ArrayList<>();

    SignedBattle(UUID stream) {
        this.stream = stream;
        keys.add(key("club.example"));
        keys.add(key("club.example"));
        announcements.add(announcement(keys.getFirst(), keys.getLast()));
        events.add(Battles.littleRoundTop());
        for (int note = 1; note <= NOTES; note++) {
            events.add(new NoteTaken("Note %d: “Fire!”".formatted(note), List.of("20-maine")));
            if (note % A_TURN == 0) {
                events.add(placeholder());
            }
        }
    }

    static SigningKey key(String name) {
        return SigningKeys.read(SigningKeys.make(name));
    }

    static String announcement(SigningKey old, SigningKey next) {
        return Checkpoint.of(ServerKeys.originOfLog(old.name()), Frontier.EMPTY)
                .announcing(old, next)
                .written();
    }

    private static CheckpointSigned placeholder() {
        return new CheckpointSigned("", "", List.of(), CheckpointSigned.Cause.TURN);
    }

    static Event event(Envelope sealed) {
        return CODEC.line(sealed).event();
    }

    /** The same battle with the checkpoints as they were signed: a forger who has no key. */
    SignedBattle signedThen(List<Envelope> then) {
        var copy = new SignedBattle(stream);
        for (int i = 0; i < then.size(); i++) {
            copy.events.set(i, event(then.get(i)));
        }
        return copy;
    }

    /** All events, hashed and signed: the first half of the checkpoints by the first key, the others by the second. */
    List<Envelope> sealed() {
        var chain = new NewChain(stream, NOON);
        var tree = Frontier.EMPTY;
        int signed = 0;
        for (int i = 0; i < events.size(); i++) {
            var event = events.get(i) instanceof CheckpointSigned given
                            && given.note().isEmpty()
                    ? checkpoint(tree, signed++)
                    : events.get(i);
            var form = CODEC.encode(event);
            var written = new NewEvent(new UUID(7, i), form.type(), form.version(), form.payload());
            chain.add(new UUID(8, i), new UUID(9, i), "umpire", NOON.plusSeconds(i), List.of(written));
            tree = tree.with(List.of(chain.last().hash()));
        }
        return chain.sealed();
    }

    private CheckpointSigned checkpoint(Frontier tree, int signed) {
        boolean first = signed < NOTES / A_TURN / 2;
        var key = first ? keys.getFirst() : keys.getLast();
        return new CheckpointSigned(
                Checkpoint.of(ServerKeys.originOf(key.name(), stream), tree)
                        .signed(key)
                        .written(),
                key.verifier().text(),
                first ? List.of() : announcements,
                CheckpointSigned.Cause.TURN);
    }

    static byte[] file(List<Envelope> events) {
        var out = new ByteArrayOutputStream();
        try {
            SealedFile.write(events.getLast().asHead(), events.stream(), Optional.of(chart()), out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    private static ChartValues chart() {
        var rulebook = Battles.littleRoundTop().rulebook();
        var values = new TreeMap<String, String>();
        Battles.library()
                .find(RulesetKey.of(rulebook.ruleset(), rulebook.version()))
                .orElseThrow()
                .chart()
                .cells()
                .forEach(cell -> values.put(cell.path(), cell.canonical()));
        return new ChartValues(values);
    }

    byte[] file() {
        return file(sealed());
    }
}

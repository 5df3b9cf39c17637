package org.longroll.audit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.longroll.analysis.LongEvening;
import org.longroll.audit.proof.Checkpoint;
import org.longroll.audit.proof.Frontier;
import org.longroll.audit.proof.ServerKeys;
import org.longroll.codec.EventCodec;
import org.longroll.journal.Event;
import org.longroll.journal.JournalEvent.CheckpointSigned;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.NewChain;
import org.longroll.ledger.NewEvent;

/**
 * Writes a played battle of ten thousand events with a checkpoint after every hundredth, for measuring verifiers: {@code
 * mvn test -DargLine= -Dtest=ProofBench}, then {@code ./longroll verify target/proof-bench/battle.ndjson}.
 */
class ProofBench {

    static final Path FILE = Path.of("target", "proof-bench", "battle.ndjson");

    private static final int EVENTS = 10_000;
    private static final int BETWEEN_CHECKPOINTS = 100;
    private static final EventCodec CODEC = EventCodec.standard();

    private long signed;

    @Test
    void write() throws IOException {
        var journal = LongEvening.of(
                System.getProperty("bench.battle", "shiloh-hornets-nest"), Integer.getInteger("bench.turns", 100));
        var key = SignedBattle.key("club.example");
        var chain = new NewChain(journal.id(), Instant.parse("2026-11-17T12:00:00Z"));
        var tree = Frontier.EMPTY;
        long size = 0;
        UUID entry = null;
        for (var line : journal.lines()) {
            boolean begins = !line.occasion().entry().equals(entry);
            entry = line.occasion().entry();
            if (begins && size >= EVENTS) {
                break;
            }
            if (begins && size - signed >= BETWEEN_CHECKPOINTS) {
                var note = Checkpoint.of(ServerKeys.originOf(key.name(), journal.id()), tree)
                        .signed(key)
                        .written();
                var text = key.verifier().text();
                tree = tree.with(List.of(add(
                                chain,
                                ++size,
                                new UUID(3, size),
                                "umpire",
                                new CheckpointSigned(note, text, List.of(), CheckpointSigned.Cause.TURN))
                        .hash()));
                signed = size;
            }
            tree = tree.with(List.of(add(chain, ++size, entry, line.occasion().by(), line.event())
                    .hash()));
        }
        Files.createDirectories(FILE.getParent());
        var events = chain.sealed();
        try (var out = Files.newOutputStream(FILE)) {
            SealedFile.write(events.getLast().asHead(), events.stream(), Optional.empty(), out);
        }
        System.out.printf("%d events, %d bytes%n", events.size(), Files.size(FILE));
    }

    private static Envelope add(NewChain chain, long number, UUID entry, String by, Event event) {
        var form = CODEC.encode(event);
        chain.add(
                entry,
                new UUID(9, number),
                by,
                Instant.parse("2026-11-17T12:00:00Z").plusSeconds(number),
                List.of(new NewEvent(new UUID(7, number), form.type(), form.version(), form.payload())));
        return chain.last();
    }
}

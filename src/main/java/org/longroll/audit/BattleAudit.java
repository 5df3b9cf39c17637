package org.longroll.audit;

import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.longroll.ledger.Head;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.Recorded;

/** Verifies a battle where it is, and hands it out as a sealed file. Both read it as a stream. */
@ApplicationScoped
public class BattleAudit {

    private final Ledger ledger;

    public BattleAudit(Ledger ledger) {
        this.ledger = ledger;
    }

    /** Checks every event against the chain and the chain against its head. */
    public Optional<AuditReport> verify(UUID battle) {
        return ledger.head(battle).map(this::verify);
    }

    /** Checks everything that the ledger holds, one battle after the other. */
    public Stream<AuditReport> verifyAll() {
        // A stream whose head is gone is not a stream that was never there: its events are behind no head.
        return ledger.streams().stream()
                .map(stream -> verify(ledger.head(stream).orElse(Head.ofNewStream(stream))));
    }

    private AuditReport verify(Head head) {
        // Without an upper bound: an event behind the head must be found, not overlooked.
        return AuditReport.of(
                head, ledger.read(head.stream(), 0, Long.MAX_VALUE).map(Recorded::envelope));
    }

    /** Writes the battle as it is now. */
    public void export(UUID battle, OutputStream out) throws IOException {
        var head = ledger.head(battle).orElseThrow();
        SealedFile.write(head, ledger.read(battle, 0, head.version()).map(Recorded::envelope), out);
    }
}

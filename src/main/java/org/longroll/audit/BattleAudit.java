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

/** Verifies battles in the ledger and exports them as sealed files. Both read the events as a stream. */
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

    public Stream<AuditReport> verifyAll() {
        // Streams without a head are checked too: a deleted head must not hide its events.
        return ledger.streams().stream()
                .map(stream -> verify(ledger.head(stream).orElse(Head.ofNewStream(stream))));
    }

    private AuditReport verify(Head head) {
        // Without an upper bound: an event after the head must be found.
        return AuditReport.of(
                head, ledger.read(head.stream(), 0, Long.MAX_VALUE).map(Recorded::envelope));
    }

    /** The battle as a sealed file, as it is now, whenever it is written. */
    public Export export(UUID battle) {
        return new Export(ledger.head(battle).orElseThrow());
    }

    /** A sealed file that can be written. */
    public final class Export {

        private final Head head;

        private Export(Head head) {
            this.head = head;
        }

        public long version() {
            return head.version();
        }

        public void write(OutputStream out) throws IOException {
            SealedFile.write(head, ledger.read(head.stream(), 0, head.version()).map(Recorded::envelope), out);
        }
    }
}

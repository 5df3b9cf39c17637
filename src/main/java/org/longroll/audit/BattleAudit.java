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

    /** Checks every event of every battle against the chain and the chain against its head. */
    public Stream<AuditReport> verifyAll() {
        return heads(ledger).map(this::verify);
    }

    /** The heads of all streams. Those without a head are there too: a deleted head must not hide its events. */
    static Stream<Head> heads(Ledger ledger) {
        return ledger.streams().stream().map(stream -> ledger.head(stream).orElse(Head.ofNewStream(stream)));
    }

    private AuditReport verify(Head head) {
        // Without an upper bound: an event after the head must be found.
        return AuditReport.of(
                head, ledger.read(head.stream(), 0, Long.MAX_VALUE).map(Recorded::envelope));
    }

    /**
     * The battle as a sealed file, as it is now, whenever it is written. One that was never signed is written as it always
     * was: files that players have compare equal.
     */
    public Export export(UUID battle, Optional<ChartValues> chart) {
        boolean signed = ledger.ofType(battle, CheckpointAudit.TYPE).findAny().isPresent();
        return new Export(ledger.head(battle).orElseThrow(), signed, chart);
    }

    /** A sealed file that can be written. */
    public final class Export {

        private final Head head;
        private final boolean signed;
        private final Optional<ChartValues> chart;

        private Export(Head head, boolean signed, Optional<ChartValues> chart) {
            this.head = head;
            this.signed = signed;
            this.chart = chart;
        }

        public long version() {
            return head.version();
        }

        public void write(OutputStream out) throws IOException {
            var events = ledger.read(head.stream(), 0, head.version()).map(Recorded::envelope);
            if (signed) {
                SealedFile.write(head, events, chart, out);
            } else {
                SealedFile.write(head, events, out);
            }
        }
    }
}

package org.longroll.audit;

import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.ledger.Chain;
import org.longroll.ledger.ChainReport;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Head;

/** The result of an audit of one battle: its head, and the first event that is not as it was recorded, if any. */
public record AuditReport(
        UUID battle, long events, String headHash, @Nullable BrokenEvent broken) {

    /** Where a chain breaks and how: {@code changed}, {@code missing}, {@code reordered} or {@code forged-hash}. */
    public record BrokenEvent(long sequence, String how, String detail) {}

    public String sentence() {
        return broken == null
                ? "Battle %s: %d events, intact, head %s.".formatted(battle, events, headHash)
                : "Battle %s: event %d is %s: %s."
                        .formatted(battle, broken.sequence(), broken.how().replace('-', ' '), broken.detail());
    }

    public boolean intact() {
        return broken == null;
    }

    /** What is said of a chain that was found to be intact. */
    public static AuditReport intact(Head head) {
        return new AuditReport(head.stream(), head.version(), head.hash().hex(), null);
    }

    static AuditReport of(Head head, Stream<Envelope> events) {
        var broken =
                switch (Chain.verify(events, head)) {
                    case ChainReport.Intact intact -> null;
                    case ChainReport.Broken breach ->
                        new BrokenEvent(breach.sequence(), breach.breach().id(), breach.detail());
                };
        return new AuditReport(head.stream(), head.version(), head.hash().hex(), broken);
    }
}

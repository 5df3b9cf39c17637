package org.longroll.ledger;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

/** A ledger that says when it has grown. */
public final class HintingLedger implements Ledger {

    private final Ledger ledger;
    private final CommitHint hint;

    public HintingLedger(Ledger ledger, CommitHint hint) {
        this.ledger = ledger;
        this.hint = hint;
    }

    @Override
    public AppendResult append(Append append) {
        return hinted(ledger.append(append));
    }

    @Override
    public AppendResult adopt(List<Envelope> chain, Command command, List<StatusRow> status) {
        return hinted(ledger.adopt(chain, command, status));
    }

    private AppendResult hinted(AppendResult result) {
        if (result instanceof AppendResult.Appended) {
            hint.committed();
        }
        return result;
    }

    @Override
    public List<UUID> streams() {
        return ledger.streams();
    }

    @Override
    public Optional<Head> head(UUID stream) {
        return ledger.head(stream);
    }

    @Override
    public Optional<Receipt> receipt(UUID scope, UUID commandId) {
        return ledger.receipt(scope, commandId);
    }

    @Override
    public Stream<Recorded> read(UUID stream, long after, long through) {
        return ledger.read(stream, after, through);
    }

    @Override
    public List<Recorded> readByPosition(long after, int limit) {
        return ledger.readByPosition(after, limit);
    }

    @Override
    public Stream<Recorded> replay(long after) {
        return ledger.replay(after);
    }
}

package org.longroll.ledger;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** A ledger that announces its commits and the status rows in them. */
public final class HintingLedger implements Ledger {

    private final Ledger ledger;
    private final CommitHint hint;
    private final StatusWatch watch;

    public HintingLedger(Ledger ledger, CommitHint hint, StatusWatch watch) {
        this.ledger = ledger;
        this.hint = hint;
        this.watch = watch;
    }

    @Override
    public AppendResult append(Append append) {
        return told(append.stream(), append.status(), () -> ledger.append(append));
    }

    @Override
    public AppendResult adopt(List<Envelope> chain, Command command, Map<Long, List<StatusRow>> status) {
        // Nothing is remembered of a stream that is new here.
        return told(chain.getFirst().stream(), List.of(), () -> ledger.adopt(chain, command, status));
    }

    private AppendResult told(UUID stream, List<StatusRow> status, Supplier<AppendResult> writing) {
        try {
            var result = writing.get();
            switch (result) {
                case AppendResult.Appended appended -> {
                    watch.written(stream, appended.events().getLast().envelope().sequence(), status);
                    hint.committed();
                }
                case AppendResult.Overtaken overtaken -> watch.doubtful(stream);
                case AppendResult.Replayed replayed -> {}
                case AppendResult.CommandReused reused -> {}
            }
            return result;
        } catch (LedgerRefused e) {
            throw e;
        } catch (RuntimeException e) {
            watch.doubtful(stream);
            throw e;
        }
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
    public Stream<Recorded> ofType(UUID stream, String type) {
        return ledger.ofType(stream, type);
    }

    @Override
    public List<Sha256> hashes(UUID stream, long after, long through) {
        return ledger.hashes(stream, after, through);
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

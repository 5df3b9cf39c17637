package org.longroll.ledger;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

class InMemoryLedgerTest extends LedgerContract {

    private final InMemoryLedger ledger = new InMemoryLedger(CLOCK);

    @Override
    protected Ledger ledger() {
        return ledger;
    }

    /** There is nothing to open again; what it knows must not depend on who asks. */
    @Override
    protected Ledger reopened() {
        return ledger;
    }

    @Override
    protected List<AppendResult> appendTogether(List<Append> group) {
        return ledger.appendTogether(group);
    }

    @Override
    protected Optional<InMemoryLedger.PlacedStatus> status(UUID stream, String kind, String id) {
        return ledger.status(stream, kind, id);
    }
}

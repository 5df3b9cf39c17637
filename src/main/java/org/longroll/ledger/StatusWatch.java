package org.longroll.ledger;

import java.util.List;
import java.util.UUID;

/** Told of the status rows that this process writes, before whoever wrote them is answered. Must return at once. */
public interface StatusWatch {

    /** These rows of a stream are durable, as they are after this version. */
    void written(UUID stream, long version, List<StatusRow> rows);

    /** Somebody else writes to the stream, or nobody knows whether something was written. */
    void doubtful(UUID stream);
}

package org.longroll.ledger;

import java.util.List;
import java.util.UUID;

/** Notified of the status rows that this process writes, before the append is answered. Must return at once. */
public interface StatusWatch {

    /** These rows of a stream, at this version, are durable. */
    void written(UUID stream, long version, List<StatusRow> rows);

    /** Another process writes to the stream, or the result of an append is unknown. */
    void doubtful(UUID stream);
}

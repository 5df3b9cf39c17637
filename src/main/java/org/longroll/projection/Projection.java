package org.longroll.projection;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Set;

/**
 * A read model that follows the ledger by checkpoint. To add one: a pair of tables {@code <name>_a} and
 * {@code <name>_b} and a view over them in a migration, and a line in {@code Projections}. Following, the checkpoint,
 * rebuilding and the lag come with it.
 *
 * <p>Its rows follow from the events alone, and batches may be cut anywhere: applying the same events in other batches
 * gives the same rows.
 */
public interface Projection {

    /** What the operator calls it, and what its tables are named after. */
    String name();

    /** To be raised when it would make other rows of the same events; the server then rebuilds it. */
    int version();

    /** The types of events that it looks at; nothing for all of them. */
    Set<String> types();

    /** The types of events whose payload it reads. */
    Set<String> payloads();

    /**
     * Puts what happened into the rows. The transaction is the caller's, who stores the position with the rows.
     *
     * @param batch events in order of position, each exactly once
     * @param table the one of the two tables to write to
     */
    void apply(List<Line> batch, Connection transaction, String table) throws SQLException;

    /** Whether it looks at this type of event. */
    default boolean looksAt(String type) {
        return types().isEmpty() || types().contains(type);
    }
}

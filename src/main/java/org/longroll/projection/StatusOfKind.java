package org.longroll.projection;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.Journal;
import org.longroll.ledger.StatusRow;

/** The status rows of the journals of one kind; found by {@link java.util.ServiceLoader}. */
public interface StatusOfKind {

    String kind();

    /** The rows that an entry changed; {@code before} is null at the opening. */
    List<StatusRow> changed(@Nullable Journal<?> before, Journal<?> after);
}

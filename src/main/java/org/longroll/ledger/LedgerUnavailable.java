package org.longroll.ledger;

import java.sql.SQLException;
import java.util.Optional;
import java.util.stream.Stream;

/** Whether an append was written is unknown; repeating it with the same command id is safe and returns the result. */
public final class LedgerUnavailable extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** The class of errors with which PostgreSQL says that it has no room: its disk, its memory, its connections. */
    private static final String NO_RESOURCES = "53";

    private static final int MAX_CAUSES = 20;
    private static final String DISK_FULL = "53100";

    /** A function that appends is not there: a newer version has taken it away, so that older nodes write no more. */
    private static final String NO_SUCH_FUNCTION = "42883";

    public LedgerUnavailable(String message, Throwable cause) {
        super(message, cause);
    }

    public LedgerUnavailable(String message) {
        super(message);
    }

    /** The remedy by which the journal can be written again, if PostgreSQL has named one. */
    public static Optional<String> remedy(Throwable failure) {
        return states(failure)
                .filter(state -> state.startsWith(NO_RESOURCES) || state.equals(NO_SUCH_FUNCTION))
                .findFirst()
                .map(state -> switch (state) {
                    case DISK_FULL ->
                        "The disk of the journal is full: make room on it, and recording goes on by itself.";
                    case NO_SUCH_FUNCTION ->
                        "The tables are those of a newer version of Longroll: end this node, and start that version.";
                    default -> "PostgreSQL has no more memory or connections: give it more, or end other programs.";
                });
    }

    /** Whether it is the disk that has no room, and not memory or connections. */
    public static boolean isDiskFull(Throwable failure) {
        return states(failure).anyMatch(DISK_FULL::equals);
    }

    private static Stream<String> states(Throwable failure) {
        return Stream.iterate(failure, cause -> cause != null, Throwable::getCause)
                .limit(MAX_CAUSES)
                .filter(SQLException.class::isInstance)
                .map(cause -> String.valueOf(((SQLException) cause).getSQLState()));
    }
}

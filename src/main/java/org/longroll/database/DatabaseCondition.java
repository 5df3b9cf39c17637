package org.longroll.database;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * How the embedded PostgreSQL is.
 *
 * @param downSince null while it runs
 * @param restarts how often it has died and was started again
 * @param reason why it could not be started last
 */
public record DatabaseCondition(
        @Nullable Instant downSince, int restarts, @Nullable String reason) {

    /** Of a database that has never died. */
    static final DatabaseCondition WELL = new DatabaseCondition(null, 0, null);

    public boolean isRunning() {
        return downSince == null;
    }

    /** Whether it has been down for so long that it needs a person. */
    public boolean isLostFor(Duration patience, Instant now) {
        return downSince != null && downSince.plus(patience).isBefore(now);
    }

    DatabaseCondition died(Instant at) {
        return new DatabaseCondition(at, restarts, null);
    }

    DatabaseCondition failed(String why) {
        return new DatabaseCondition(downSince, restarts, why);
    }

    DatabaseCondition revived() {
        return new DatabaseCondition(null, restarts + 1, null);
    }
}

package org.longroll.feed.postgres;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.inject.Singleton;
import java.sql.SQLException;
import java.time.InstantSource;
import java.time.ZoneOffset;
import javax.sql.DataSource;
import org.jboss.logging.Logger;
import org.longroll.feed.DeadLetters;
import org.longroll.ledger.LedgerUnavailable;

/** Dead letters as rows of a table. */
@Singleton
class PostgresDeadLetters implements DeadLetters {

    private static final Logger LOG = Logger.getLogger(PostgresDeadLetters.class);

    private final DataSource database;
    private final InstantSource clock;
    private final MeterRegistry meters;

    PostgresDeadLetters(DataSource database, InstantSource clock, MeterRegistry meters) {
        this.database = database;
        this.clock = clock;
        this.meters = meters;
    }

    @Override
    public void keep(String channel, String message, String reason) {
        LOG.errorf("A message of %s cannot be processed and is kept as a dead letter: %s", channel, reason);
        Counter.builder("longroll.dead.letters")
                .description("Messages that a consumer could not process")
                .tag("channel", channel)
                .register(meters)
                .increment();
        try (var connection = database.getConnection();
                var statement = connection.prepareStatement(
                        "insert into dead_letter (channel, message, reason, at) values (?, ?, ?, ?)")) {
            statement.setString(1, channel);
            statement.setString(2, message);
            statement.setString(3, reason);
            statement.setObject(4, clock.instant().atOffset(ZoneOffset.UTC));
            statement.executeUpdate();
        } catch (SQLException e) {
            throw new LedgerUnavailable("A dead letter could not be kept.", e);
        }
    }
}

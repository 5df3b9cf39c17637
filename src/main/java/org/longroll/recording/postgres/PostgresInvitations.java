package org.longroll.recording.postgres;

import jakarta.inject.Singleton;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Optional;
import java.util.UUID;
import javax.sql.DataSource;
import org.longroll.journal.Seat;
import org.longroll.recording.Invitations;

/** Invitations as rows. The database's clock says when one has run out, so that the clocks of nodes do not matter. */
@Singleton
class PostgresInvitations implements Invitations {

    /** Rows that have run out go when the next one comes; so the table has no more than are open. */
    private static final String FORGET = "delete from invitation where expires_at <= now()";

    private static final String PUT = """
            insert into invitation (code, battle, seat, generation, expires_at)
            select ?, ?, ?, ?, now() + make_interval(secs => ?)
            where (select count(*) from invitation where battle = ?) < ?
            returning expires_at""";

    /** Of two nodes that get the same code at once, one deletes the row and the other finds none. */
    private static final String TAKE =
            "delete from invitation where code = ? returning battle, seat, generation, expires_at > now()";

    private final DataSource database;

    PostgresInvitations(DataSource database) {
        this.database = database;
    }

    @Override
    public Optional<Instant> put(byte[] code, Place place, Duration lifetime, int openMax) {
        try (var connection = database.getConnection();
                var forget = connection.prepareStatement(FORGET);
                var put = connection.prepareStatement(PUT)) {
            forget.executeUpdate();
            put.setBytes(1, code);
            put.setObject(2, place.battle());
            put.setString(3, place.seat().id());
            put.setInt(4, place.key());
            put.setDouble(5, lifetime.toMillis() / 1000.0);
            put.setObject(6, place.battle());
            put.setInt(7, openMax);
            try (var made = put.executeQuery()) {
                return made.next()
                        ? Optional.of(made.getObject(1, OffsetDateTime.class).toInstant())
                        : Optional.empty();
            }
        } catch (SQLException e) {
            throw new IllegalStateException("an invitation could not be written", e);
        }
    }

    @Override
    public Optional<Place> take(byte[] code) {
        try (var connection = database.getConnection();
                var take = connection.prepareStatement(TAKE)) {
            take.setBytes(1, code);
            try (var taken = take.executeQuery()) {
                return taken.next() && taken.getBoolean(4)
                        ? Optional.of(new Place(
                                taken.getObject(1, UUID.class), new Seat(taken.getString(2)), taken.getInt(3)))
                        : Optional.empty();
            }
        } catch (SQLException e) {
            throw new IllegalStateException("an invitation could not be taken", e);
        }
    }
}

package org.longroll.projection.postgres;

import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.longroll.ledger.AppendResult.Appended;
import org.longroll.ledger.CanonicalJson;
import org.longroll.ledger.Draft;
import org.longroll.ledger.NewEvent;
import org.longroll.ledger.postgres.LedgerDatabase;
import org.longroll.ledger.postgres.PostgresLedger;

/** A fresh journal, what is recorded in it, and its read models. */
final class Journal implements AutoCloseable {

    final LedgerDatabase database = new LedgerDatabase();
    final PostgresLedger ledger = database.ledger();
    private final Map<UUID, Long> versions = new HashMap<>();

    Journal() throws SQLException {}

    /** Records one entry and answers its id. */
    UUID record(UUID battle, NewEvent... events) {
        var draft = Draft.on(battle).at(versions.getOrDefault(battle, 0L));
        Stream.of(events).forEach(draft::event);
        var append = draft.append();
        if (!(ledger.append(append) instanceof Appended)) {
            throw new AssertionError("not appended");
        }
        versions.merge(battle, (long) events.length, Long::sum);
        return append.entryId();
    }

    static NewEvent event(String type, String payload) {
        return new NewEvent(UUID.randomUUID(), type, 1, CanonicalJson.of(payload));
    }

    static NewEvent roll(int sides, List<Integer> faces) {
        return event(
                "dice-rolled",
                "{\"purpose\":\"fire\",\"unit\":\"20-maine\",\"sides\":%d,\"faces\":%s,\"source\":\"thrown\",\"by\":\"union\"}"
                        .formatted(sides, faces));
    }

    /** A battle of so many fires of three events each. */
    UUID fight(int fires) {
        var battle = UUID.randomUUID();
        record(battle, event("battle-started", "{}"));
        for (int i = 0; i < fires; i++) {
            record(battle, event("fire-declared", "{}"), roll(6, List.of(1 + i % 6, 3)), event("fire-resolved", "{}"));
        }
        return battle;
    }

    void follow() throws SQLException {
        var tables = new LiveTables(database.application(), ledger);
        for (var projection : Projections.all()) {
            while (tables.advance(projection) == LiveTables.Step.ADVANCED) {
                // Until there is nothing left.
            }
        }
    }

    List<String> rows(String sql) throws SQLException {
        return database.query("select t::text from (%s) t".formatted(sql));
    }

    @Override
    public void close() throws SQLException {
        database.close();
    }
}

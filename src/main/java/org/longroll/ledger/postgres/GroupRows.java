package org.longroll.ledger.postgres;

import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Stream;
import org.longroll.ledger.Append;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Receipt;
import org.longroll.ledger.StatusRow;

/** The rows of a group as parameters, in the order of the tables' columns. */
final class GroupRows {

    record PlacedStatus(UUID stream, long version, StatusRow row) {}

    private GroupRows() {}

    static void addEvents(ArrayParameters arrays, List<Envelope> events) throws SQLException {
        arrays.uuids(events, Envelope::stream);
        arrays.longs(events, Envelope::sequence);
        arrays.uuids(events, Envelope::eventId);
        arrays.uuids(events, Envelope::entryId);
        arrays.uuids(events, Envelope::commandId);
        arrays.texts(events, Envelope::type);
        arrays.integers(events, Envelope::schemaVersion);
        arrays.documents(events, event -> event.payload().text());
        arrays.times(events, Envelope::occurredAt);
        arrays.times(events, Envelope::recordedAt);
        arrays.texts(events, Envelope::actor);
        arrays.hashes(events, Envelope::previousHash);
        arrays.hashes(events, Envelope::hash);
    }

    static void addReceipts(ArrayParameters arrays, List<Receipt> receipts) throws SQLException {
        arrays.uuids(receipts, receipt -> receipt.command().scope());
        arrays.uuids(receipts, receipt -> receipt.command().id());
        arrays.hashes(receipts, receipt -> receipt.command().bodyHash());
        arrays.uuids(receipts, Receipt::stream);
        arrays.uuids(receipts, Receipt::entryId);
        arrays.longs(receipts, Receipt::firstSequence);
        arrays.longs(receipts, Receipt::lastSequence);
    }

    static void addStatus(ArrayParameters arrays, List<PlacedStatus> status) throws SQLException {
        arrays.uuids(status, PlacedStatus::stream);
        arrays.texts(status, placed -> placed.row().kind());
        arrays.texts(status, placed -> placed.row().id());
        arrays.longs(status, PlacedStatus::version);
        arrays.texts(status, placed -> placed.row().facet());
        arrays.documents(status, placed -> placed.row().document());
    }

    static List<PlacedStatus> status(List<Append> appends) {
        return lastOfEach(appends.stream().flatMap(GroupRows::placed));
    }

    static List<PlacedStatus> status(UUID stream, Map<Long, List<StatusRow>> rows) {
        return lastOfEach(new TreeMap<>(rows).entrySet().stream().flatMap(at -> at.getValue().stream()
                .map(row -> new PlacedStatus(stream, at.getKey(), row))));
    }

    private static Stream<PlacedStatus> placed(Append append) {
        return append.status().stream().map(row -> new PlacedStatus(append.stream(), append.version(), row));
    }

    /** Two appends in a group may change one row, but an upsert only once: the later one counts. */
    private static List<PlacedStatus> lastOfEach(Stream<PlacedStatus> rows) {
        record Key(UUID stream, String kind, String id) {}
        var last = new LinkedHashMap<Key, PlacedStatus>();
        rows.forEach(placed -> last.put(
                new Key(placed.stream(), placed.row().kind(), placed.row().id()), placed));
        return List.copyOf(last.values());
    }
}

package org.longroll.ledger;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Stream;
import org.longroll.ledger.AppendGroup.Verdict;

/** A ledger that forgets everything with the program: for tests. */
public class InMemoryLedger implements Ledger {

    /** A status row with the version of the stream that it came with. */
    public record PlacedStatus(long version, StatusRow row) {}

    private record StatusKey(UUID stream, String kind, String id) {}

    private final InstantSource clock;
    private final List<Recorded> events = new ArrayList<>();
    private final Set<UUID> eventIds = new HashSet<>();
    private final Map<UUID, Head> heads = new HashMap<>();
    private final List<Receipt> receipts = new ArrayList<>();
    private final Map<StatusKey, PlacedStatus> status = new HashMap<>();

    public InMemoryLedger(InstantSource clock) {
        this.clock = clock;
    }

    @Override
    public AppendResult append(Append append) {
        return appendTogether(List.of(append)).getFirst();
    }

    /** Appends as one group: what the appender of a real store does with appends that arrive together. */
    public synchronized List<AppendResult> appendTogether(List<Append> appends) {
        var group = new AppendGroup(List.copyOf(heads.values()), receipts);
        var now = Envelope.storable(clock.instant());
        var verdicts = appends.stream().map(append -> group.decide(append, now)).toList();
        var recorded = record(group);
        for (var append : group.accepted()) {
            place(append.stream(), append.version(), append.status());
        }
        return verdicts.stream().map(verdict -> result(verdict, recorded)).toList();
    }

    @Override
    public synchronized AppendResult adopt(List<Envelope> chain, Command command, Map<Long, List<StatusRow>> status) {
        Chain.requireIntact(chain);
        var group = new AppendGroup(List.copyOf(heads.values()), receipts);
        var verdict = group.decideAdoption(chain, command);
        var recorded = record(group);
        if (verdict instanceof Verdict.Accepted) {
            new TreeMap<>(status).forEach((version, rows) -> place(chain.getFirst().stream(), version, rows));
        }
        return result(verdict, recorded);
    }

    @Override
    public synchronized List<UUID> streams() {
        return List.copyOf(heads.keySet());
    }

    @Override
    public synchronized Optional<Head> head(UUID stream) {
        return Optional.ofNullable(heads.get(stream));
    }

    @Override
    public synchronized Optional<Receipt> receipt(UUID scope, UUID commandId) {
        return receipts.stream()
                .filter(receipt -> receipt.command().scope().equals(scope)
                        && receipt.command().id().equals(commandId))
                .findFirst();
    }

    @Override
    public synchronized Stream<Recorded> read(UUID stream, long after, long through) {
        return List.copyOf(events).stream()
                .filter(event -> event.envelope().stream().equals(stream)
                        && event.envelope().sequence() > after
                        && event.envelope().sequence() <= through);
    }

    @Override
    public Stream<Recorded> ofType(UUID stream, String type) {
        return read(stream, 0, Long.MAX_VALUE)
                .filter(event -> event.envelope().type().equals(type));
    }

    @Override
    public List<Sha256> hashes(UUID stream, long after, long through) {
        return read(stream, after, through)
                .map(event -> event.envelope().hash())
                .toList();
    }

    @Override
    public synchronized List<Recorded> readByPosition(long after, int limit) {
        return events.stream()
                .filter(event -> event.position() > after)
                .limit(limit)
                .toList();
    }

    @Override
    public Stream<Recorded> replay(long after) {
        return readByPosition(after, Integer.MAX_VALUE).stream();
    }

    public synchronized Optional<PlacedStatus> status(UUID stream, String kind, String id) {
        return Optional.ofNullable(status.get(new StatusKey(stream, kind, id)));
    }

    private List<Recorded> record(AppendGroup group) {
        var ids = new HashSet<>(eventIds);
        for (var envelope : group.sealed()) {
            if (!ids.add(envelope.eventId())) {
                throw new LedgerRefused("event " + envelope.eventId() + " is in the ledger already");
            }
        }
        eventIds.addAll(ids);
        var recorded = new ArrayList<Recorded>();
        for (var envelope : group.sealed()) {
            recorded.add(new Recorded(events.size() + recorded.size() + 1L, envelope));
        }
        events.addAll(recorded);
        group.heads().forEach(head -> heads.put(head.stream(), head));
        receipts.addAll(group.receipts());
        return recorded;
    }

    private void place(UUID stream, long version, List<StatusRow> rows) {
        rows.forEach(row -> status.put(new StatusKey(stream, row.kind(), row.id()), new PlacedStatus(version, row)));
    }

    private static AppendResult result(Verdict verdict, List<Recorded> recorded) {
        return switch (verdict) {
            case Verdict.Answered answered -> answered.result();
            case Verdict.Accepted accepted ->
                new AppendResult.Appended(recorded.subList(accepted.from(), accepted.to()));
        };
    }
}

package org.longroll.ledger;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;

/** Decides appends against heads and receipts. Pure: the store reads before and writes after. */
public final class AppendGroup {

    private record CommandKey(UUID scope, UUID id) {
        static CommandKey of(Command command) {
            return new CommandKey(command.scope(), command.id());
        }
    }

    /** The result of one append once the group is durable. */
    public sealed interface Verdict {
        /** Its events are {@code sealed().subList(from, to)}. */
        record Accepted(int from, int to) implements Verdict {}

        record Answered(AppendResult result) implements Verdict {}
    }

    private final Map<UUID, Head> known = new HashMap<>();
    private final Map<CommandKey, Receipt> remembered = new HashMap<>();
    private final Map<UUID, Head> advanced = new TreeMap<>();
    private final List<Receipt> written = new ArrayList<>();
    private final List<Envelope> sealed = new ArrayList<>();
    private final List<Append> accepted = new ArrayList<>();

    public AppendGroup(List<Head> heads, List<Receipt> receipts) {
        heads.forEach(head -> known.put(head.stream(), head));
        receipts.forEach(receipt -> remembered.put(CommandKey.of(receipt.command()), receipt));
    }

    /** Decides the next append of the group, in order of arrival. */
    public Verdict decide(Append append, Instant recordedAt) {
        var earlier = earlier(append.command());
        if (earlier.isPresent()) {
            return new Verdict.Answered(earlier.get());
        }
        var head = advanced.getOrDefault(append.stream(), before(append.stream()));
        if (head.version() != append.expectedVersion()) {
            return new Verdict.Answered(new AppendResult.Overtaken(head));
        }
        var from = sealed.size();
        for (var event : append.events()) {
            head = seal(head, append, event, recordedAt);
        }
        var closing = append.closing();
        if (closing != null) {
            var hashes = sealed.subList(from, sealed.size()).stream().map(Envelope::hash);
            head = seal(head, append, closing.after(hashes.toList()), recordedAt);
        }
        accepted.add(append);
        remember(new Receipt(
                append.command(), append.stream(), append.entryId(), append.expectedVersion() + 1, head.version()));
        advanced.put(head.stream(), head);
        return new Verdict.Accepted(from, sealed.size());
    }

    private Head seal(Head head, Append append, NewEvent event, Instant recordedAt) {
        var envelope = Envelope.seal(head, append, event, recordedAt);
        sealed.add(envelope);
        return envelope.asHead();
    }

    /** Accepts a chain from another ledger if its stream does not exist here. */
    public Verdict decideAdoption(List<Envelope> chain, Command command) {
        var earlier = earlier(command);
        if (earlier.isPresent()) {
            return new Verdict.Answered(earlier.get());
        }
        var first = chain.getFirst();
        var last = chain.getLast();
        var here = known.get(first.stream());
        if (here != null) {
            return new Verdict.Answered(new AppendResult.Overtaken(here));
        }
        sealed.addAll(chain);
        remember(new Receipt(command, first.stream(), first.entryId(), first.sequence(), last.sequence()));
        advanced.put(last.stream(), last.asHead());
        return new Verdict.Accepted(0, sealed.size());
    }

    public List<Envelope> sealed() {
        return List.copyOf(sealed);
    }

    /** The new heads, sorted by stream: inserting one locks its key, so all groups must have the same order. */
    public List<Head> heads() {
        return List.copyOf(advanced.values());
    }

    /** The head of a stream before this group. */
    public Head before(UUID stream) {
        return known.getOrDefault(stream, Head.ofNewStream(stream));
    }

    public List<Receipt> receipts() {
        return List.copyOf(written);
    }

    public List<Append> accepted() {
        return List.copyOf(accepted);
    }

    private Optional<AppendResult> earlier(Command command) {
        return Optional.ofNullable(remembered.get(CommandKey.of(command)))
                .map(receipt -> receipt.command().bodyHash().equals(command.bodyHash())
                        ? new AppendResult.Replayed(receipt)
                        : new AppendResult.CommandReused(receipt));
    }

    private void remember(Receipt receipt) {
        remembered.put(CommandKey.of(receipt.command()), receipt);
        written.add(receipt);
    }
}

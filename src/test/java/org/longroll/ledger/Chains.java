package org.longroll.ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** Chains as a ledger writes them, and what somebody may do to them afterwards. */
public final class Chains {

    private Chains() {}

    /** A new stream of so many events. */
    public static List<Envelope> chain(int length) {
        var group = new AppendGroup(List.of(), List.of());
        group.decide(Draft.on(UUID.randomUUID()).events(length).append(), Draft.NOON);
        return group.sealed();
    }

    public static Head headOf(List<Envelope> chain) {
        return chain.getLast().asHead();
    }

    /** The chain with another event at this place. */
    public static List<Envelope> replace(List<Envelope> chain, int index, Envelope event) {
        var copy = new ArrayList<>(chain);
        copy.set(index, event);
        return copy;
    }

    public static List<Envelope> without(List<Envelope> chain, int index) {
        var copy = new ArrayList<>(chain);
        copy.remove(index);
        return copy;
    }

    /** Two events change places; their sequences go with them, as when lines of a file are swapped. */
    public static List<Envelope> swapLines(List<Envelope> chain, int one, int other) {
        var copy = new ArrayList<>(chain);
        copy.set(one, chain.get(other));
        copy.set(other, chain.get(one));
        return copy;
    }

    /** One event is taken out and put in elsewhere, its sequence with it. */
    public static List<Envelope> moveLine(List<Envelope> chain, int from, int to) {
        var copy = new ArrayList<>(chain);
        copy.add(to, copy.remove(from));
        return copy;
    }

    /** Two events change places by their sequence column, so that a table gives them in the other order. */
    public static List<Envelope> swapSequences(List<Envelope> chain, int one, int other) {
        return renumbered(swapLines(chain, one, other));
    }

    public static List<Envelope> renumbered(List<Envelope> chain) {
        var copy = new ArrayList<Envelope>();
        for (var event : chain) {
            copy.add(withSequence(event, copy.size() + 1L));
        }
        return copy;
    }

    /** The event with the hash that its content has. */
    public static Envelope rehashed(Envelope event) {
        return event.withHash(event.computedHash());
    }

    /** Every event from this one on behind the one before it, with the hash that its content then has. */
    public static List<Envelope> relinkedFrom(List<Envelope> chain, int index) {
        var copy = new ArrayList<>(chain);
        for (int i = index; i < copy.size(); i++) {
            var before = i == 0 ? Sha256.GENESIS : copy.get(i - 1).hash();
            copy.set(i, rehashed(Field.withPreviousHash(copy.get(i), before)));
        }
        return copy;
    }

    private static Envelope withSequence(Envelope event, long sequence) {
        return Field.withSequence(event, sequence);
    }
}

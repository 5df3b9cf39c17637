package org.longroll.ledger;

import java.util.Iterator;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.ledger.ChainReport.Breach;
import org.longroll.ledger.ChainReport.Broken;
import org.longroll.ledger.ChainReport.Intact;

/**
 * Checks a stream's events against each other and against its head, in one pass and with one event of look-ahead.
 *
 * <p>Each event must have the next sequence, name the hash of the event before it, and have the hash of its own
 * content. Where one of these fails, the neighbours tell what was done: if the event after it still names the
 * recorded hash, the content was changed; if it names the hash that the content has, the hash was forged; if the
 * event that belongs here turns up later, they were reordered; if it does not, it is missing.
 */
public final class Chain {

    private final Head head;
    private final Iterator<Envelope> rest;
    private Head reached;
    private @Nullable Envelope next;

    private Chain(Stream<Envelope> events, Head head) {
        this.head = head;
        this.rest = events.iterator();
        this.reached = Head.ofNewStream(head.stream());
        this.next = rest.hasNext() ? rest.next() : null;
    }

    /** Verifies events that are given in the order in which they are stored. */
    public static ChainReport verify(Stream<Envelope> events, Head head) {
        return new Chain(events, head).verify();
    }

    private ChainReport verify() {
        while (next != null) {
            var event = Objects.requireNonNull(next);
            next = rest.hasNext() ? rest.next() : null;
            var broken = check(event);
            if (broken != null) {
                return broken;
            }
            reached = event.asHead();
        }
        return checkEnd();
    }

    private @Nullable Broken check(Envelope event) {
        if (!event.stream().equals(head.stream())) {
            return broken(Breach.CHANGED, "it belongs to another battle");
        }
        if (event.sequence() != reached.version() + 1) {
            return turnsUpLater()
                    ? broken(Breach.REORDERED, "event %d stands in its place".formatted(event.sequence()))
                    : broken(Breach.MISSING, "the next event is number %d".formatted(event.sequence()));
        }
        var fitsItself = event.computedHash().equals(event.hash());
        if (!event.previousHash().equals(reached.hash())) {
            return misfit(event, fitsItself);
        }
        return fitsItself ? null : hashMismatch(event);
    }

    /** The event does not name the hash before it: something is wrong with it, or with the one before it. */
    private Broken misfit(Envelope event, boolean fitsItself) {
        if (turnsUpLater()) {
            return broken(Breach.REORDERED, "another event stands in its place");
        }
        if (fitsItself && reached.version() > 0) {
            return new Broken(
                    reached.version(), Breach.FORGED_HASH, "the event after it was recorded behind another hash");
        }
        return broken(Breach.CHANGED, "it does not name the hash of the event before it");
    }

    private Broken hashMismatch(Envelope event) {
        var following = next == null ? head.hash() : next.previousHash();
        return event.computedHash().equals(following)
                ? broken(Breach.FORGED_HASH, "its hash was replaced; its content is what the chain goes on from")
                : broken(Breach.CHANGED, "its content does not have the recorded hash");
    }

    private ChainReport checkEnd() {
        if (reached.version() < head.version()) {
            return broken(Breach.MISSING, "the chain should go on to event %d".formatted(head.version()));
        }
        if (reached.version() > head.version()) {
            return new Broken(
                    head.version() + 1,
                    Breach.FORGED_HASH,
                    "the chain's head ends before it, at %d".formatted(head.version()));
        }
        if (!reached.hash().equals(head.hash())) {
            return new Broken(
                    reached.version(), Breach.FORGED_HASH, "the chain ends in another hash than its head names");
        }
        return new Intact(reached.version(), reached.hash());
    }

    /** Whether the event that belongs behind what was reached is further down: only ever asked once, at a breach. */
    private boolean turnsUpLater() {
        for (var event = next; event != null; event = rest.hasNext() ? rest.next() : null) {
            if (event.sequence() == reached.version() + 1
                    || event.previousHash().equals(reached.hash())) {
                return true;
            }
        }
        return false;
    }

    private Broken broken(Breach breach, String detail) {
        return new Broken(reached.version() + 1, breach, detail);
    }
}

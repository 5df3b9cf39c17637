package org.longroll.ledger;

import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.ledger.ChainReport.Breach;
import org.longroll.ledger.ChainReport.Broken;
import org.longroll.ledger.ChainReport.Intact;

/**
 * Checks a stream's events against each other and against its head, in one pass with one event of look-ahead.
 *
 * <p>Each event must have the next sequence, the hash of the event before it, and the hash of its own content. If one
 * of these fails, its neighbours show the cause: if the next event has the recorded hash, the content was changed; if
 * it has the hash of the content, the hash was forged; if the expected event comes later, events were reordered; if
 * not, it is missing. If all hashes from some event on were recomputed, only the last one shows it.
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

    /** Verifies events in the order in which they are stored. */
    public static ChainReport verify(Stream<Envelope> events, Head head) {
        return new Chain(events, head).verify();
    }

    /** Throws if events are not a whole chain from the first event on. */
    public static void requireIntact(List<Envelope> events) {
        if (events.isEmpty()) {
            throw new IllegalArgumentException("a chain has at least one event");
        }
        if (verify(events.stream(), events.getLast().asHead()) instanceof Broken broken) {
            throw new IllegalArgumentException("event %d of the chain is broken: %s, %s"
                    .formatted(broken.sequence(), broken.breach().id(), broken.detail()));
        }
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
        if (!event.isWellFormed()) {
            return broken(Breach.CHANGED, "it holds what no ledger writes");
        }
        if (reached.version() == head.version()) {
            return endsInHead() ? broken(Breach.FORGED_HASH, "the chain's head ends before it") : otherEnd();
        }
        if (event.sequence() != reached.version() + 1) {
            return outOfSequence(event);
        }
        var fitsItself = event.computedHash().equals(event.hash());
        if (!event.previousHash().equals(reached.hash())) {
            return misfit(event, fitsItself);
        }
        return fitsItself ? null : hashMismatch(event);
    }

    private Broken outOfSequence(Envelope event) {
        if (event.previousHash().equals(reached.hash())) {
            return broken(
                    Breach.CHANGED, "it stands in its place and says it is number %d".formatted(event.sequence()));
        }
        if (event.sequence() == reached.version()) {
            return new Broken(reached.version(), Breach.FORGED_HASH, "there are two events with this number");
        }
        return turnsUpLater()
                ? broken(Breach.REORDERED, "event %d stands in its place".formatted(event.sequence()))
                : broken(Breach.MISSING, "the next event is number %d".formatted(event.sequence()));
    }

    /** The event has another hash as that of the event before it: one of the two is wrong. */
    private Broken misfit(Envelope event, boolean fitsItself) {
        var fitsWhatFollows = event.hash().equals(hashThatFollows());
        if (turnsUpLater()) {
            return broken(Breach.REORDERED, "another event stands in its place");
        }
        if (!fitsItself) {
            return broken(Breach.CHANGED, "it does not name the hash of the event before it");
        }
        return fitsWhatFollows && reached.version() > 0
                ? new Broken(
                        reached.version(), Breach.FORGED_HASH, "the event after it was recorded behind another hash")
                : broken(Breach.FORGED_HASH, "it has the hash of its content and does not fit the events around it");
    }

    private Broken hashMismatch(Envelope event) {
        return event.computedHash().equals(hashThatFollows())
                ? broken(Breach.FORGED_HASH, "its hash was replaced; its content is what the chain goes on from")
                : broken(Breach.CHANGED, "its content does not have the recorded hash");
    }

    private ChainReport checkEnd() {
        if (reached.version() < head.version()) {
            return broken(Breach.MISSING, "the chain should go on to event %d".formatted(head.version()));
        }
        return endsInHead() ? new Intact(reached.version(), reached.hash()) : otherEnd();
    }

    private boolean endsInHead() {
        return reached.hash().equals(head.hash());
    }

    private Broken otherEnd() {
        return new Broken(reached.version(), Breach.FORGED_HASH, "the chain ends in another hash than its head names");
    }

    /** The hash of the checked event according to its successor or the head. */
    private Sha256 hashThatFollows() {
        return next == null ? head.hash() : next.previousHash();
    }

    /** Whether the expected event comes later; called once, at a breach. */
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

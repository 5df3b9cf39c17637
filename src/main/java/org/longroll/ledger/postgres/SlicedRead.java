package org.longroll.ledger.postgres;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.longroll.ledger.Recorded;

/** Reads a stream slice by slice: the next one is fetched when somebody asks for its first event. */
final class SlicedRead implements Iterator<Recorded> {

    /** Fetches up to so many events behind a sequence. */
    interface Fetch {
        List<Recorded> slice(long after, int most);
    }

    private final Fetch fetch;
    private final int sliceSize;
    private long reached;
    private boolean ended;
    private Iterator<Recorded> slice = List.<Recorded>of().iterator();

    private SlicedRead(long after, int sliceSize, Fetch fetch) {
        this.reached = after;
        this.sliceSize = sliceSize;
        this.fetch = fetch;
    }

    static Stream<Recorded> stream(long after, int sliceSize, Fetch fetch) {
        var read = new SlicedRead(after, sliceSize, fetch);
        return StreamSupport.stream(
                Spliterators.spliteratorUnknownSize(read, Spliterator.ORDERED | Spliterator.NONNULL), false);
    }

    @Override
    public boolean hasNext() {
        if (!slice.hasNext() && !ended) {
            var fetched = fetch.slice(reached, sliceSize);
            ended = fetched.size() < sliceSize;
            slice = fetched.iterator();
        }
        return slice.hasNext();
    }

    @Override
    public Recorded next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        var event = slice.next();
        reached = event.envelope().sequence();
        return event;
    }
}

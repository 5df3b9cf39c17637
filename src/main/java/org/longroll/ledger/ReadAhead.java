package org.longroll.ledger;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Reads page after page, the next one while the one before is being looked at: never more than two in memory. */
final class ReadAhead implements Iterator<Recorded> {

    static final int PAGE = 1_000;
    private static final int TRAITS = Spliterator.ORDERED | Spliterator.NONNULL;

    private final LongFunction<List<Recorded>> pageBehind;
    private CompletableFuture<List<Recorded>> coming;
    private Iterator<Recorded> page = List.<Recorded>of().iterator();

    private ReadAhead(long after, LongFunction<List<Recorded>> pageBehind) {
        this.pageBehind = pageBehind;
        this.coming = fetch(after);
    }

    /** Pages shorter than {@link #PAGE} are the last. */
    static Stream<Recorded> stream(long after, LongFunction<List<Recorded>> pageBehind) {
        return StreamSupport.stream(
                () -> Spliterators.spliteratorUnknownSize(new ReadAhead(after, pageBehind), TRAITS), TRAITS, false);
    }

    @Override
    public boolean hasNext() {
        if (!page.hasNext()) {
            var arrived = arrived();
            coming = arrived.size() < PAGE
                    ? CompletableFuture.completedFuture(List.of())
                    : fetch(arrived.getLast().position());
            page = arrived.iterator();
        }
        return page.hasNext();
    }

    @Override
    public Recorded next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        return page.next();
    }

    private CompletableFuture<List<Recorded>> fetch(long after) {
        return CompletableFuture.supplyAsync(() -> pageBehind.apply(after), Thread::startVirtualThread);
    }

    private List<Recorded> arrived() {
        try {
            return coming.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        }
    }
}

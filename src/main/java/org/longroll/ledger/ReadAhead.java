package org.longroll.ledger;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Reads slice after slice, each while the one before is being used: at most two are in memory. The first is read on
 * demand in the caller's thread, because most reads end with it.
 */
public final class ReadAhead implements Iterator<Recorded> {

    /** {@code reached} is where the next slice begins. */
    public record Slice(List<Recorded> events, long reached, boolean last) {}

    /** Called once for each slice, in order. */
    @FunctionalInterface
    public interface Source {
        Slice behind(long reached);
    }

    private static final int TRAITS = Spliterator.ORDERED | Spliterator.NONNULL;

    private final Source source;
    private final long after;
    private @Nullable CompletableFuture<Slice> coming;
    private boolean begun;
    private Iterator<Recorded> slice = List.<Recorded>of().iterator();

    private ReadAhead(long after, Source source) {
        this.after = after;
        this.source = source;
    }

    public static Stream<Recorded> stream(long after, Source source) {
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(new ReadAhead(after, source), TRAITS), false);
    }

    @Override
    public boolean hasNext() {
        while (!slice.hasNext() && (!begun || coming != null)) {
            var arrived = begun ? arrived() : source.behind(after);
            begun = true;
            coming = arrived.last() ? null : fetch(arrived.reached());
            slice = arrived.events().iterator();
        }
        return slice.hasNext();
    }

    @Override
    public Recorded next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        return slice.next();
    }

    private CompletableFuture<Slice> fetch(long reached) {
        return CompletableFuture.supplyAsync(() -> source.behind(reached), Thread::startVirtualThread);
    }

    private Slice arrived() {
        try {
            return Objects.requireNonNull(coming).join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        }
    }
}

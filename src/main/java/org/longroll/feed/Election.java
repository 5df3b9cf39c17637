package org.longroll.feed;

import java.util.Optional;

/** Lets at most one of all nodes publish. */
public interface Election {

    /** The right to publish until it is closed or lost, and the position reached. */
    interface Tenure extends AutoCloseable {
        long position();

        /** Stores the position up to which the channel has taken everything. Fails if the tenure is lost. */
        void advance(long position);

        /** Fails if the tenure is lost, or the stored position is no longer the one that it has reached. */
        void confirm();

        @Override
        void close();
    }

    /** The stored position, whichever node has the tenure. */
    long position();

    /** A tenure; empty while another node has it. */
    Optional<Tenure> stand();
}

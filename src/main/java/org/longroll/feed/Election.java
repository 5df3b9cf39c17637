package org.longroll.feed;

import java.util.Optional;

/** Sees to it that at most one of all nodes publishes. */
public interface Election {

    /** The right to publish until it is given back or lost, and how far the publishing has come. */
    interface Tenure extends AutoCloseable {
        long position();

        /** Everything up to here was taken by the channel. Fails if the tenure is lost. */
        void advance(long position);

        /** Fails if the tenure is lost. */
        void confirm();

        @Override
        void close();
    }

    /** How far the publishing has come, whoever has the tenure. */
    long position();

    /** A tenure, or nothing while another node has it. */
    Optional<Tenure> stand();
}

package org.longroll.recording;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.longroll.journal.Seat;

/** Seats that someone was invited to with a short code, until the code is typed or has run out. Every node sees them. */
public interface Invitations {

    /** A seat of a battle, and which of its keys, the first being 0: one that replaces it is not for who was invited. */
    record Place(UUID battle, Seat seat, int key) {}

    /**
     * Keeps an invitation.
     *
     * @param code a hash of the code
     * @return when it runs out; empty if the battle has as many open invitations as it may have
     */
    Optional<Instant> put(byte[] code, Place place, Duration lifetime, int openMax);

    /** Removes the invitation and answers its place; empty if there is none, or if it has run out. */
    Optional<Place> take(byte[] code);
}

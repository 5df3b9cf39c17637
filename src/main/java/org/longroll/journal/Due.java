package org.longroll.journal;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A check to take or a question to answer before the journal goes on. */
public interface Due {

    /** Readable and unique in the journal: the unit and a number. */
    String id();

    /** The type of entry that takes the check, or {@code question}, which an {@code answer} settles. */
    String type();

    /** The unit or leader concerned, if there is one. */
    @Nullable String unit();

    /** The reason in one word: {@code fire}, {@code neighbour-routed}. */
    String reason();

    UUID entry();

    /** The side that must settle it. */
    String side();

    /** Whether it must be settled before another one that is due. */
    default boolean comesBefore(Due other) {
        return false;
    }

    /** Whether an entry may still come before it, such as the fire at a charge that is not yet at one inch. */
    default boolean lets(Order order) {
        return false;
    }
}

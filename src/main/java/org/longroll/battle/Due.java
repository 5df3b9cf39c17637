package org.longroll.battle;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A check to take or a question to answer before the game goes on. */
public interface Due {

    /** Readable and unique in the battle: the unit and a number. */
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

    /** The known inputs of the calculator; a record of its system. */
    Object prepared();

    /** The same for a client, with what it may offer to its player: what was said before and may still hold. */
    default Object prepared(Battle battle) {
        return prepared();
    }

    /** Whether it must be settled before another one that is due. */
    default boolean comesBefore(Due other) {
        return false;
    }

    /** Whether an entry may still come before it, such as the fire at a charge that is not yet at one inch. */
    default boolean lets(Order order) {
        return false;
    }
}

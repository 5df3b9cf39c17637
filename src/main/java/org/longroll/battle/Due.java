package org.longroll.battle;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Something that the rules call for at once: a check to take or a question to answer, before anything else goes on. */
public interface Due {

    /** Unlike any other in its battle, and readable: the unit that it is about and a number. */
    String id();

    /** The type of entry that takes the check, or {@code question}, which an {@code answer} settles. */
    String type();

    /** The unit or leader that it is about, where it is about one. */
    @Nullable String unit();

    /** Why it is due, in one word: {@code fire}, {@code neighbour-routed}. */
    String reason();

    /** The entry that called for it. */
    UUID entry();

    /** The side that takes it. */
    String side();

    /** What is known of it already, as the calculator asks for it; a record of its system. */
    Object prepared();

    /** Whether an entry may still come before it, such as the fire at a charge that is not yet at one inch. */
    default boolean lets(Order order) {
        return false;
    }
}

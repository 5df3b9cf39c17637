package org.longroll.battle;

import org.jspecify.annotations.Nullable;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** A unit of the order of battle, its presence, and its position if recorded. */
public record Standing(
        Muster muster, Presence presence, @Nullable Position position) {

    /** A standing knows the first four; which units are lost, and how, the field of the system knows. */
    public enum Presence implements Word {
        @Spelled("awaited")
        AWAITED,
        @Spelled("on-table")
        ON_TABLE,
        @Spelled("left")
        LEFT,
        /** Part of another unit, and so without figures of its own. */
        @Spelled("merged")
        MERGED,
        @Spelled("eliminated")
        ELIMINATED,
        @Spelled("surrendered")
        SURRENDERED
    }

    static Standing mustered(Muster muster) {
        return muster.arrives() <= 1
                ? new Standing(muster, Presence.ON_TABLE, muster.position())
                : new Standing(muster, Presence.AWAITED, null);
    }

    public boolean onTable() {
        return presence == Presence.ON_TABLE;
    }

    boolean hasLeft() {
        return presence == Presence.LEFT;
    }

    /** A unit that became part of another leaves the table too, and stays merged. */
    Standing left() {
        return presence == Presence.MERGED ? this : with(Presence.LEFT);
    }

    Standing with(Presence now) {
        return new Standing(muster, now, position);
    }

    Standing at(Position place) {
        return new Standing(muster, presence, place);
    }

    Standing corrected(Muster as) {
        return new Standing(as, presence, as.position() == null ? position : as.position());
    }

    Standing named(String name) {
        return new Standing(muster.named(name), presence, position);
    }
}

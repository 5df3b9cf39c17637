package org.longroll.battle;

import org.jspecify.annotations.Nullable;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** A unit of the order of battle, its presence, and its position if recorded. */
public record Standing(
        Muster muster, Presence presence, @Nullable Position position) {

    public enum Presence implements Word {
        @Spelled("awaited")
        AWAITED,
        @Spelled("on-table")
        ON_TABLE,
        @Spelled("left")
        LEFT
    }

    static Standing mustered(Muster muster) {
        return new Standing(muster, muster.arrives() <= 1 ? Presence.ON_TABLE : Presence.AWAITED, null);
    }

    public boolean onTable() {
        return presence == Presence.ON_TABLE;
    }

    Standing with(Presence now) {
        return new Standing(muster, now, position);
    }

    Standing at(Position place) {
        return new Standing(muster, presence, place);
    }

    Standing corrected(Muster as) {
        return new Standing(as, presence, position);
    }
}

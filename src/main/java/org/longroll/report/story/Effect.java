package org.longroll.report.story;

import org.jspecify.annotations.Nullable;

/** A change to a unit or a leader, as part of a beat. */
public sealed interface Effect {

    String who();

    enum Strength {
        FIGURE,
        SECTION,
        STAND,
        GUN
    }

    record Lost(String who, int count, Strength of) implements Effect {}

    record Recovered(String who, int count, Strength of) implements Effect {}

    /** A check is due; its result is told by a later effect. */
    record Tried(String who) implements Effect {}

    record Held(String who) implements Effect {}

    /** @param state its new state, as in “was <i>shaken</i>” */
    record Worsened(String who, String state) implements Effect {}

    /** @param state its new state, as in “was <i>shaken</i>” */
    record Improved(String who, String state) implements Effect {}

    record FellBack(String who, @Nullable Integer inches) implements Effect {}

    record RanLow(String who) implements Effect {}

    record Halted(String who) implements Effect {}

    record Gone(String who, How how) implements Effect {
        public enum How {
            DESTROYED,
            SURRENDERED,
            GUNS_LOST
        }
    }

    record LeaderStruck(String who, Fate fate) implements Effect {
        public enum Fate {
            KILLED,
            WOUNDED,
            UNHORSED,
            UNHARMED
        }
    }
}

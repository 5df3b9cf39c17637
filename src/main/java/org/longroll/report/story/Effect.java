package org.longroll.report.story;

import org.jspecify.annotations.Nullable;

/** What became of a unit or a leader: the part of a beat that people remember. */
public sealed interface Effect {

    /** The unit or leader that it happened to. */
    String who();

    /** What strength is counted in. */
    enum Strength {
        FIGURE,
        SECTION,
        STAND,
        GUN
    }

    record Lost(String who, int count, Strength of) implements Effect {}

    record Recovered(String who, int count, Strength of) implements Effect {}

    /** Its nerve is tried; how it ends is told by an effect that comes later, if anybody took the check. */
    record Tried(String who) implements Effect {}

    /** It stood what it was tried by. */
    record Held(String who) implements Effect {}

    /** @param state what it is in now, as in “was <i>shaken</i>” */
    record Worsened(String who, String state) implements Effect {}

    /** @param state what it is in now, as in “was <i>shaken</i>” */
    record Improved(String who, String state) implements Effect {}

    record FellBack(String who, @Nullable Integer inches) implements Effect {}

    record RanLow(String who) implements Effect {}

    record Halted(String who) implements Effect {}

    record Gone(String who, How how) implements Effect {
        /** How a unit leaves a battle. */
        public enum How {
            DESTROYED,
            SURRENDERED,
            GUNS_LOST
        }
    }

    record LeaderStruck(String who, Fate fate) implements Effect {
        /** What becomes of a leader under fire. */
        public enum Fate {
            KILLED,
            WOUNDED,
            UNHORSED,
            UNHARMED
        }
    }
}

package org.longroll.report.story;

import org.jspecify.annotations.Nullable;

/** A change to a unit or a leader, as part of a beat. */
public sealed interface Effect {

    String who();

    enum Strength {
        FIGURE("figure"),
        SECTION("section"),
        STAND("stand"),
        GUN_STAND("gun stand");

        private final String noun;

        Strength(String noun) {
            this.noun = noun;
        }

        String noun() {
            return noun;
        }

        boolean ofGuns() {
            return this == SECTION || this == GUN_STAND;
        }
    }

    record Lost(String who, int count, Strength of) implements Effect {}

    record Recovered(String who, int count, Strength of) implements Effect {}

    /** A check is due; its result is told by a later effect. */
    record Tried(String who) implements Effect {}

    /** A check left it in order, or as it was. */
    record Held(String who) implements Effect {}

    /** It could have gone back, and did not. */
    record KeptItsGround(String who) implements Effect {}

    /** A check or a fire left it as bad as it was; {@code state} as in “was still <i>shaken</i>”. */
    record Stayed(String who, String state) implements Effect {}

    /** @param state its new state, as in “was <i>shaken</i>” */
    record Worsened(String who, String state) implements Effect {}

    /** @param state its new state, as in “was <i>shaken</i>” */
    record Improved(String who, String state) implements Effect {}

    /** @param state how much it can still do, as in “was <i>worn</i>” */
    record WoreDown(String who, String state) implements Effect {}

    /** The fate of guns that were not lost; {@code all} if it is that of every gun that could fire. */
    record OfGuns(String who, Guns guns, int count, boolean all) implements Effect {
        public enum Guns {
            SILENCED,
            DAMAGED,
            SERVED_AGAIN
        }

        OfGuns and(OfGuns earlier) {
            return new OfGuns(who, guns, count + earlier.count, all);
        }
    }

    /** It has to go back; how far is told by a later effect. */
    record MustGoBack(String who) implements Effect {}

    record FellBack(String who, @Nullable Integer inches) implements Effect {}

    /** It marched, after what is told before. */
    record Marched(String who) implements Effect {}

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
            COAT_PIERCED,
            AIDE_STRUCK
        }

        boolean isLost() {
            return fate == Fate.KILLED || fate == Fate.WOUNDED;
        }
    }
}

package org.longroll.adf.chart;

/** The effect of a morale result on a unit's level. */
public sealed interface MoraleEffect {

    Morale on(Morale before);

    /** So many levels down, or up if negative. */
    record Lowers(int levels) implements MoraleEffect {
        @Override
        public Morale on(Morale before) {
            return before.lowered(levels);
        }
    }

    /** Down to a level; a unit that is already worse stays as it is. */
    record DownTo(Morale level) implements MoraleEffect {
        @Override
        public Morale on(Morale before) {
            return before.orWorse(level);
        }
    }

    record UpTo(Morale level) implements MoraleEffect {
        @Override
        public Morale on(Morale before) {
            return before.worseThan(level) ? level : before;
        }
    }
}

package org.longroll.adf.chart;

/** What a morale result does to a unit's level. */
public sealed interface MoraleEffect {

    Morale on(Morale before);

    /** So many levels down, or up where the number is below zero. */
    record Lowers(int levels) implements MoraleEffect {
        @Override
        public Morale on(Morale before) {
            return before.lowered(levels);
        }
    }

    /** Down to a level, whatever the unit was; a unit that is already worse stays as it is. */
    record DownTo(Morale level) implements MoraleEffect {
        @Override
        public Morale on(Morale before) {
            return before.orWorse(level);
        }
    }

    /** Up to a level. */
    record UpTo(Morale level) implements MoraleEffect {
        @Override
        public Morale on(Morale before) {
            return before.worseThan(level) ? level : before;
        }
    }
}

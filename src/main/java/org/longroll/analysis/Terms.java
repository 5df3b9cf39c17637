package org.longroll.analysis;

import java.util.List;

/**
 * The system's words for what is counted.
 *
 * @param troops {@code figures}, {@code stands}
 * @param guns {@code sections}, {@code gun stands}
 * @param effect of fire: {@code hits}, {@code steps of effect}
 * @param levels of morale, from the best to the worst, those out of the battle last
 */
public record Terms(String troops, String guns, String effect, List<Level> levels) {

    public Terms {
        levels = List.copyOf(levels);
    }

    /** A level of morale, or a state of guns; {@code severity} is from 0, intact, to 1, out of the battle. */
    public record Level(String word, double severity) {}
}

package org.longroll.analysis;

import java.util.List;

/**
 * What a system of rules calls the things that are counted.
 *
 * @param troops what the strength of troops is counted in: {@code figures}, {@code stands}
 * @param guns what that of batteries is counted in: {@code sections}, {@code gun stands}
 * @param effect what the effect of fire is counted in: {@code hits}, {@code steps of effect}
 * @param levels of morale, from the best to the worst, those that are out of the battle last
 */
public record Terms(String troops, String guns, String effect, List<Level> levels) {

    public Terms {
        levels = List.copyOf(levels);
    }

    /**
     * A level of morale, or a state of guns.
     *
     * @param word as the system has it
     * @param severity from 0, as good as new, to 1, out of the battle
     */
    public record Level(String word, double severity) {}
}

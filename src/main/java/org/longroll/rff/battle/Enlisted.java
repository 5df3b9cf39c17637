package org.longroll.rff.battle;

import org.longroll.rff.chart.Quality;
import org.longroll.rules.Word;

/**
 * The properties with which a unit was mustered; only a correction of the order of battle changes it.
 *
 * @param horseDrawn whether it is a horse battery
 * @param wornAt the number of stands at which the unit is worn, and {@code spentAt} spent
 */
public record Enlisted(
        String id, Arm arm, Quality quality, String weapon, boolean horseDrawn, int stands, int wornAt, int spentAt) {

    public Enlisted {
        if (stands < 1) {
            throw new IllegalArgumentException("a unit is mustered with one stand or more");
        }
    }

    public enum Arm implements Word {
        INFANTRY,
        CAVALRY,
        ARTILLERY
    }
}

package org.longroll.adf.battle;

import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Quality;
import org.longroll.rules.Nation;

/**
 * The properties with which a unit was mustered; only a merger or a correction of the order of battle changes it. A
 * battery has one stand.
 */
public record Enlisted(
        String id,
        String side,
        String brigade,
        Arm arm,
        Quality quality,
        String weapon,
        Nation nation,
        int strength,
        int stands) {

    Enlisted merged(String with, int figures, int onStands) {
        return new Enlisted(id, side, brigade, arm, quality, with, nation, figures, onStands);
    }
}

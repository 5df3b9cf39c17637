package org.longroll.adf.battle;

import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Nation;
import org.longroll.adf.chart.Quality;

/**
 * What a unit was mustered as; only a merger, or a correction of the order of battle, changes it.
 *
 * @param brigade the command that it belongs to
 * @param strength figures, or gun sections, at the start
 * @param stands at the start; a battery has one
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

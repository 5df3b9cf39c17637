package org.longroll.adf.rules;

import org.longroll.adf.chart.Weapon;
import org.longroll.rules.Nation;

/** A unit that fires, in figures or gun sections; the nation is needed for artillery only. */
public record Firer(
        Troops troops, Weapon weapon, int strength, Nation nation, boolean openingVolley, boolean inBuildings) {

    public Firer {
        if (strength < 1) {
            throw new IllegalArgumentException("nobody is left to fire");
        }
    }
}

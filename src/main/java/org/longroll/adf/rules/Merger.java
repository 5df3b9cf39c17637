package org.longroll.adf.rules;

import org.longroll.adf.chart.Quality;
import org.longroll.adf.chart.Weapon;

/**
 * Two regiments that have become one.
 *
 * @param bmpQuality the quality whose first column is the basic morale point for the rest of the battle
 */
public record Merger(Troops troops, int figures, Weapon weapon, Quality bmpQuality) {}

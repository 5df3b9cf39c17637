package org.longroll.adf.rules;

import org.longroll.adf.chart.Quality;
import org.longroll.adf.chart.Weapon;

/**
 * Two regiments that have become one; the first column of {@code bmpQuality} is their basic morale point from now on.
 */
public record Merger(Troops troops, int figures, Weapon weapon, Quality bmpQuality) {}

package org.longroll.adf.rules;

import java.util.Set;
import org.longroll.adf.chart.Cover;
import org.longroll.adf.chart.FireChart.Aspect;

/** A unit that is fired on, with its position towards the fire. */
public record Target(Troops troops, boolean charging, Set<Cover> cover, Aspect aspect, boolean behindSkirmishers) {

    public Target {
        cover = Set.copyOf(cover);
    }
}

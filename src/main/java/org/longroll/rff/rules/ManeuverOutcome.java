package org.longroll.rff.rules;

import org.longroll.rff.chart.ChargeChart.Retreat;
import org.longroll.rff.chart.ManeuverChart.Holding;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rff.chart.State;

/**
 * The result of a maneuver check.
 *
 * @param die the face as it reads
 * @param after the unit's state; a unit that holds and fires in place of its retreat keeps its own
 * @param fixedGunsLost whether guns that cannot limber are lost
 * @param holds what the unit does in place of the retreat when it is out of close range or fortified
 */
public record ManeuverOutcome(
        int die,
        int total,
        ManeuverResult result,
        int standsLost,
        State after,
        Retreat retreat,
        boolean fixedGunsLost,
        Holding holds) {}

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
 * @param holds in place of the retreat, out of close range or fortified
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

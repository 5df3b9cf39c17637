package org.longroll.rff.chart;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.longroll.rff.chart.ChargeChart.Retreat;
import org.longroll.rff.chart.MovementChart.Rate;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rules.Word;

public record ManeuverChart(
        Map<ManeuverModifier, Integer> modifiers,
        List<ManeuverLine> lines,
        Map<ManeuverResult, ManeuverEffect> effects,
        int outflankedInches,
        int routUnder) {

    /** A line of the results: two columns of totals and two columns of results. */
    public record ManeuverLine(
            Span inCommand, Span outOfCommand, ManeuverResult goodOrderAndGuns, ManeuverResult disorderedOrBroken) {}

    /**
     * The effect of a result.
     *
     * @param maneuvers the list that it opens
     * @param rate the column of the movement rates, for the maneuver or the retreat
     * @param troopsAfter the order of troops afterwards; empty if unchanged
     * @param holds in place of the retreat, out of close range or fortified
     */
    public record ManeuverEffect(
            Handling maneuvers,
            Rate rate,
            Optional<Order> troopsAfter,
            Retreat troopsRetreat,
            Optional<GunState> gunsAfter,
            Retreat gunsRetreat,
            boolean fixedGunsLost,
            Holding holds,
            int standsLost) {}

    public ManeuverLine line(boolean inCommand, int total) {
        for (var line : lines) {
            if ((inCommand ? line.inCommand() : line.outOfCommand()).contains(total)) {
                return line;
            }
        }
        throw new IllegalStateException("no line for " + total);
    }

    /** The lists of maneuvers that a result opens. */
    public enum Handling implements Word {
        WELL_HANDLED,
        TARDY,
        HASTY,
        NONE
    }

    /** The action of a unit in place of a retreat when it is out of close range or fortified. */
    public enum Holding implements Word {
        NO,
        IN_ITS_PLACE,
        AND_FIRES
    }
}

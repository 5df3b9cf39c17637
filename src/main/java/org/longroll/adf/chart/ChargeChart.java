package org.longroll.adf.chart;

import java.util.Map;
import org.longroll.rules.Fraction;
import org.longroll.rules.Word;

/** How a charge is made: the bonus as a share of the rout dice, and where disorder begins. */
public record ChargeChart(Fraction bonus, Map<Quality, DisorderPoint> disorderPoint, Fraction checkAtInches) {

    /** Where on its way a charging unit falls into disorder. */
    public enum DisorderPoint implements Word {
        START,
        HALF_DISTANCE,
        HALF_BONUS
    }
}

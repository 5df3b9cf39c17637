package org.longroll.adf.chart;

import java.util.List;
import java.util.Map;
import org.longroll.rules.Fraction;
import org.longroll.rules.Rounding;

/** Everything that the chart prints about the impact of a charge. */
public record ImpactChart(
        List<ImpactLine> results,
        int dice,
        Map<Arm, Fraction> value,
        Rounding valueRounding,
        int artilleryCmm,
        Relief losingAttacker,
        Fraction stopShortInches,
        boolean stopShortVolley,
        Morale goodOrderBecomes,
        int followInchesLess,
        Morale routedInContact) {

    /** What a losing attacker is spared. */
    public record Relief(int inchesLess, int figuresLess, Morale worst) {}

    public ImpactLine line(int margin) {
        return results.stream().filter(line -> line.holds(margin)).findFirst().orElseThrow();
    }

    /** The line that leads to a level. */
    public ImpactLine lineFor(Morale level) {
        return results.stream()
                .filter(line -> line.level().filter(level::equals).isPresent())
                .findFirst()
                .orElseThrow();
    }
}

package org.longroll.adf.chart;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.longroll.rules.Fraction;
import org.longroll.rules.Fraction.Rounding;
import org.longroll.rules.PrintedIn;
import org.longroll.rules.Word;

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

    public record Relief(int inchesLess, int figuresLess, Morale worst) {}

    public ImpactLine line(int margin) {
        return results.stream().filter(line -> line.holds(margin)).findFirst().orElseThrow();
    }

    public ImpactLine lineFor(Morale level) {
        return results.stream()
                .filter(line -> line.level().filter(level::equals).isPresent())
                .findFirst()
                .orElseThrow();
    }

    /**
     * One line of the impact results, by margin; no {@code figuresLost} means all, no {@code level} leaves morale
     * alone.
     */
    public record ImpactLine(
            ImpactResult result,
            int from,
            OptionalInt to,
            boolean fallsBack,
            OptionalInt figuresLost,
            Optional<Morale> level) {

        boolean holds(int margin) {
            return margin >= from && margin <= to.orElse(Integer.MAX_VALUE);
        }
    }

    /** The lines of the impact results. */
    @PrintedIn("impact-results")
    public enum ImpactResult implements Word {
        MELEE,
        STOPPED_SHORT,
        DISORDERED,
        SHAKEN,
        ROUTED,
        SURRENDERED
    }
}

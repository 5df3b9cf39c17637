package org.longroll.rff.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.MovementChart.Disorders;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rules.Fraction;

/** How far a unit may go on each ground, the share that the legs take, and its options. */
public record MovementAnswer(Map<Ground, Optional<Fraction>> allowances, Fraction used, List<Option> options) {

    /** One option of the result: its reach, and the formations that it may lead to; empty for any. */
    public record Option(String maneuver, Reach reach, Set<Formation> into, Disorders disorders) {}

    /** How far a unit may go in a maneuver: a share of its rate, or so many inches on any ground. */
    public sealed interface Reach {
        record Share(Fraction ofTheRate) implements Reach {}

        record Inches(int inches) implements Reach {}
    }

    public boolean allowed() {
        return used.atMost(Fraction.ONE);
    }
}

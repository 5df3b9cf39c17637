package org.longroll.rff.rules;

import org.longroll.rff.chart.RffChart;
import org.longroll.rules.Chart;
import org.longroll.rules.RulesSystem;

/** The system of rules that reads the chart of Regimental Fire and Fury. */
public final class RegimentalFireAndFury implements RulesSystem {

    /** The name of the system, in its charts and in the first event of its battles. */
    public static final String NAME = "rff";

    @Override
    public String system() {
        return NAME;
    }

    @Override
    public String title() {
        return "Regimental Fire and Fury";
    }

    @Override
    public RffRules read(Chart chart) {
        return RffRules.over(RffChart.read(chart));
    }
}

package org.longroll.adf.rules;

import org.longroll.adf.chart.AdfChart;
import org.longroll.rules.Chart;
import org.longroll.rules.RulesSystem;

/** The system of rules that reads the charts of Across A Deadly Field. */
public final class AcrossADeadlyField implements RulesSystem {

    /** The name of the system, in its charts and in the first event of its battles. */
    public static final String NAME = "adf";

    @Override
    public String system() {
        return NAME;
    }

    @Override
    public String title() {
        return "Across A Deadly Field";
    }

    @Override
    public AdfRules read(Chart chart) {
        return AdfRules.over(AdfChart.read(chart));
    }
}

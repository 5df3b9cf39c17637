package org.longroll.rules.adf;

import org.longroll.rules.Chart;
import org.longroll.rules.RulesSystem;
import org.longroll.rules.adf.chart.AdfChart;

/** The system of rules that reads the charts of Across A Deadly Field. */
public final class AcrossADeadlyField implements RulesSystem {

    @Override
    public String name() {
        return "adf";
    }

    @Override
    public AdfRules read(Chart chart) {
        return AdfRules.over(AdfChart.read(chart));
    }
}

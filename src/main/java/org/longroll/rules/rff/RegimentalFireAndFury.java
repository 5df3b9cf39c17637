package org.longroll.rules.rff;

import org.longroll.rules.Chart;
import org.longroll.rules.RulesSystem;
import org.longroll.rules.rff.chart.RffChart;

/** The system of rules that reads the chart of Regimental Fire and Fury. */
public final class RegimentalFireAndFury implements RulesSystem {

    @Override
    public String name() {
        return "rff";
    }

    @Override
    public RffRules read(Chart chart) {
        return RffRules.over(RffChart.read(chart));
    }
}

package org.longroll.adf.rules;

import org.longroll.adf.chart.MovementChart.Terrain;

public record Charge(Troops troops, Terrain terrain, int leaderBenefit) {

    public Charge {
        if (leaderBenefit < 0) {
            throw new IllegalArgumentException("a leader's benefit is not below 0");
        }
    }
}

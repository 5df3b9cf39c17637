package org.longroll.adf.rules;

import java.util.ArrayList;
import java.util.List;
import org.longroll.adf.chart.FireChart;
import org.longroll.adf.chart.FireChart.FirerState;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.SmallArm;
import org.longroll.rules.Fraction;
import org.longroll.rules.Word;

/** The cost of a firer's state in firepower and dice. */
record Weakness(FireChart chart) {

    List<FirerState> states(Firer firer) {
        var states = new ArrayList<FirerState>(3);
        if (firer.troops().morale() == Morale.DISORDER) {
            states.add(FirerState.DISORDER);
        }
        if (firer.troops().morale().worseThan(Morale.DISORDER)) {
            states.add(FirerState.SHAKEN);
        }
        if (firer.troops().skirmishes()) {
            states.add(
                    firer.weapon() == SmallArm.SHARPSHOOTER_RIFLE_MUSKET
                            ? FirerState.SKIRMISHING_SHARPSHOOTERS
                            : FirerState.SKIRMISHERS);
        }
        if (firer.inBuildings()) {
            states.add(FirerState.IN_BUILDINGS);
        }
        states.retainAll(chart.procedure().weakenings().keySet());
        return states;
    }

    Fraction share(List<FirerState> states) {
        var share = Fraction.ONE;
        for (var state : states) {
            share = share.times(Word.line(chart.procedure().weakenings(), state).firepower());
        }
        return share;
    }

    int lostDice(Firer firer) {
        int lost = 0;
        for (var state : states(firer)) {
            lost += Word.line(chart.procedure().weakenings(), state).lostDice();
        }
        return lost;
    }
}

package org.longroll.adf.chart;

import java.util.List;
import java.util.Map;
import org.longroll.rules.Nation;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/**
 * One line of the table of guns.
 *
 * @param range normal range in inches
 * @param firepower for 1, 2, 3 sections of either nation
 */
public record GunLine(Bore bore, int range, Map<Nation, List<Integer>> firepower) {

    /** The most sections that have a printed column. */
    public static final int MOST = 3;

    public int printed(int sections, Nation nation) {
        return firepower.get(nation).get(sections - 1);
    }

    /** What a gun throws best: rifles reach farther, smoothbores have the better canister. */
    public enum Bore implements Word {
        @Spelled("smoothbore")
        SMOOTHBORE,
        @Spelled("rifled")
        RIFLED,
        @Spelled("mixed")
        MIXED
    }
}

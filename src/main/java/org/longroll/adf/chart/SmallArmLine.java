package org.longroll.adf.chart;

import java.util.List;
import org.longroll.rules.Fraction;

/** One line of a weapons table: normal range in inches, and the firepower of 2, 3, 4 … figures. */
public record SmallArmLine(Fraction range, List<Integer> firepower, boolean smoothbore, boolean pointBlankOnly) {

    /** The fewest figures that have a printed column. */
    public static final int FEWEST = 2;

    public static final int MOST = 8;

    public SmallArmLine {
        firepower = List.copyOf(firepower);
    }

    /** The firepower of a printed column: 2 to 8 figures. */
    public int printed(int figures) {
        return firepower.get(figures - FEWEST);
    }
}

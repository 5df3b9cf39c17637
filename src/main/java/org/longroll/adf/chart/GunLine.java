package org.longroll.adf.chart;

import java.util.List;
import org.longroll.rules.Nation;
import org.longroll.rules.PrintedIn;
import org.longroll.rules.Word;

/** One line of the table of guns: normal range in inches, and the firepower of 1, 2, 3 sections of each nation. */
public record GunLine(Bore bore, int range, List<Integer> us, List<Integer> cs) {

    /** The most sections that have a printed column. */
    public static final int MOST = 3;

    public int printed(int sections, Nation nation) {
        return switch (nation) {
            case US -> us.get(sections - 1);
            case CS -> cs.get(sections - 1);
        };
    }

    /** The bore of a gun: rifles reach farther, smoothbores have the better canister. */
    @PrintedIn({"fire.dice.canister", "fire.dice.close-canister"})
    public enum Bore implements Word {
        SMOOTHBORE,
        RIFLED,
        MIXED
    }
}

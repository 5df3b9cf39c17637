package org.longroll.adf.chart;

import org.longroll.rules.PrintedIn;
import org.longroll.rules.Word;

/** The cells of the fire results table, from nothing to four hits. */
@PrintedIn("fire-effects")
public enum FireResult implements Word {
    NONE("none"),
    MC("MC"),
    MC_1("1MC"),
    MC_2("2MC"),
    HIT_1("1H"),
    HIT_2("2H"),
    HIT_3("3H"),
    HIT_4("4H");

    private final String printed;

    FireResult(String printed) {
        this.printed = printed;
    }

    @Override
    public String word() {
        return printed;
    }
}

package org.longroll.adf.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** Which totals of a rout roll lose the guns. */
public enum Parity implements Word {
    @Spelled("even")
    EVEN,
    @Spelled("odd")
    ODD;

    public boolean of(int total) {
        return switch (this) {
            case EVEN -> total % 2 == 0;
            case ODD -> total % 2 != 0;
        };
    }
}

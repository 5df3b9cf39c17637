package org.longroll.adf.chart;

import java.util.Map;
import org.longroll.adf.chart.FireChart.RangeBand;
import org.longroll.adf.chart.GunLine.Bore;
import org.longroll.rules.Word;

/** The number of dice for each range band; canister depends on the bore. */
public record FireDice(
        int longRange,
        int normal,
        int shortRange,
        int pointBlank,
        int melee,
        int desperation,
        Map<Bore, Integer> canister,
        Map<Bore, Integer> closeCanister) {

    /** The dice of small arms; they have no canister. */
    public int of(RangeBand band) {
        return switch (band) {
            case LONG -> longRange;
            case NORMAL -> normal;
            case SHORT -> shortRange;
            case POINT_BLANK -> pointBlank;
            case MELEE -> melee;
            case CANISTER, CLOSE_CANISTER -> throw new IllegalArgumentException("small arms have no " + band.word());
        };
    }

    public int of(RangeBand band, Bore bore) {
        return switch (band) {
            case CANISTER -> Word.line(canister, bore);
            case CLOSE_CANISTER -> Word.line(closeCanister, bore);
            case LONG, NORMAL, SHORT, POINT_BLANK, MELEE -> of(band);
        };
    }
}

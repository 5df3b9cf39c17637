package org.longroll.adf.chart;

import org.longroll.rules.PrintedIn;

/** The lines of the artillery tables. */
@PrintedIn({"guns", "gun-movement"})
public enum Gun implements Weapon {
    SIX_POUNDER("6-pounder"),
    NAPOLEON("napoleon"),
    TWELVE_POUNDER_HOWITZER("12-pounder-howitzer"),
    TWENTY_FOUR_POUNDER_HOWITZER("24-pounder-howitzer"),
    TEN_POUNDER_PARROTT("10-pounder-parrott"),
    THREE_INCH_ORDNANCE("3-inch-ordnance"),
    TWELVE_TO_FOURTEEN_POUNDER_RIFLE("12-14-pounder-rifle"),
    WHITWORTH("whitworth"),
    SIX_POUNDER_RIFLE("6-pounder-rifle"),
    TWENTY_POUNDER_PARROTT("20-pounder-parrott"),
    THIRTY_POUNDER_PARROTT("30-pounder-parrott"),
    MIXED_GUNS_1862("mixed-guns-1862"),
    MIXED_GUNS_1863("mixed-guns-1863");

    private final String printed;

    Gun(String printed) {
        this.printed = printed;
    }

    @Override
    public Arm arm() {
        return Arm.ARTILLERY;
    }

    @Override
    public String word() {
        return printed;
    }
}

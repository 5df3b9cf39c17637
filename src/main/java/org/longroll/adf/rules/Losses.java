package org.longroll.adf.rules;

/** A unit's losses for its basic morale point; for a battery, the gun sections lost before the present fire. */
public record Losses(int stands, int standsLeft, int lost) {

    public static final Losses NONE = new Losses(1, 1, 0);

    public Losses {
        if (stands < 1 || standsLeft < 1 || standsLeft > stands || lost < 0) {
            throw new IllegalArgumentException(
                    "no unit has " + standsLeft + " of " + stands + " stands and " + lost + " figures lost");
        }
    }
}

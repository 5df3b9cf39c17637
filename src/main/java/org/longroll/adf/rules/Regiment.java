package org.longroll.adf.rules;

import org.longroll.adf.chart.Arm;

/** A unit with its strength at the muster and now, in figures or sections. */
public record Regiment(Troops troops, int mustered, int strength, int stands) {

    public Regiment {
        if (mustered < 1 || strength < 0 || strength > mustered || stands < 1 || stands > mustered) {
            throw new IllegalArgumentException(
                    "no unit has " + strength + " of " + mustered + " figures on " + stands + " stands");
        }
    }

    /** Stands left are figures left by figures to a stand, rounded up. */
    public int standsLeft() {
        return Math.ceilDiv(strength * stands, mustered);
    }

    /** The unit after so many hits; it loses no more than it has. */
    public Regiment losing(int hits) {
        return new Regiment(troops, mustered, Math.max(0, strength - hits), stands);
    }

    public boolean eliminated() {
        return strength == 0;
    }

    /** Losses as the basic morale point asks for them; a battery has no stands to lose. */
    public Losses losses() {
        return troops.arm() == Arm.ARTILLERY
                ? new Losses(1, 1, mustered - strength)
                : new Losses(stands, Math.max(1, standsLeft()), mustered - strength);
    }
}

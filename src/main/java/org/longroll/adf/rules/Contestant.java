package org.longroll.adf.rules;

/**
 * The lead unit of one side of an impact; its strength is in figures or gun sections.
 *
 * @param disengaging whether the charge caught it while it disengaged
 */
public record Contestant(Troops troops, int strength, Losses losses, Situation situation, boolean disengaging) {

    public Contestant(Troops troops, int strength, Losses losses, Situation situation) {
        this(troops, strength, losses, situation, false);
    }

    public Contestant {
        if (strength < 1) {
            throw new IllegalArgumentException("nobody is left to meet the charge");
        }
    }
}

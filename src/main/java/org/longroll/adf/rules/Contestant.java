package org.longroll.adf.rules;

/** The lead unit of one side of an impact; its strength is in figures or gun sections. */
public record Contestant(Troops troops, int strength, Losses losses, Situation situation) {

    public Contestant {
        if (strength < 1) {
            throw new IllegalArgumentException("nobody is left to meet the charge");
        }
    }
}

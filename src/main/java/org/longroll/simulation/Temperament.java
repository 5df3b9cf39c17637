package org.longroll.simulation;

/**
 * A way to play. Each plays to win within the rules; they differ in the risks that they take.
 *
 * @see Judgement
 */
public enum Temperament {
    /** Shoots rather than charges, keeps its distance, withdraws weak units. */
    CAREFUL(0.7, 8, 0.5),
    /** Closes, charges at even odds, fights on with what is left. */
    BOLD(0.5, 5, 0.25);

    private final double chargeOdds;
    private final double standoffInches;
    private final double withdrawsBelow;

    Temperament(double chargeOdds, double standoffInches, double withdrawsBelow) {
        this.chargeOdds = chargeOdds;
        this.standoffInches = standoffInches;
        this.withdrawsBelow = withdrawsBelow;
    }

    /** The least chance of winning with which it charges. */
    public double chargeOdds() {
        return chargeOdds;
    }

    /** How near to an enemy it stays when it has nothing left to strike with. */
    public double standoffInches() {
        return standoffInches;
    }

    /** The share of its strength below which a unit is taken out of the line. */
    public double withdrawsBelow() {
        return withdrawsBelow;
    }
}

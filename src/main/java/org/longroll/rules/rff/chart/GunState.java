package org.longroll.rules.rff.chart;

/** What a gun stand is fit for, from the best to the worst; a wrecked one is out of the game. */
public enum GunState implements State {
    READY,
    SILENCED,
    DAMAGED,
    WRECKED;

    public GunState orWorse(GunState other) {
        return compareTo(other) >= 0 ? this : other;
    }
}

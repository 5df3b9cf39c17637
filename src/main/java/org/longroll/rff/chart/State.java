package org.longroll.rff.chart;

import org.longroll.rules.Word;

/** The state of a unit: an order for troops, a gun state for guns. */
public sealed interface State extends Word permits Order, State.GunState {

    /** The state of a gun stand, from the best to the worst; a wrecked one is out of the game. */
    public enum GunState implements State {
        READY,
        SILENCED,
        DAMAGED,
        WRECKED;

        public GunState orWorse(GunState other) {
            return compareTo(other) >= 0 ? this : other;
        }
    }
}

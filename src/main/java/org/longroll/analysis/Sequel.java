package org.longroll.analysis;

import java.util.List;
import org.longroll.battle.Field;
import org.longroll.battle.Said;
import org.longroll.simulation.Simulation;

/** Plays a battle on from some moment. */
@FunctionalInterface
public interface Sequel {

    /** How the field stands at the end of the battle or of a turn; the same seed plays the same sequel. */
    Field after(List<Said> inForce, long seed, int lastTurn);

    /** The house's own player plays both sides. */
    static Sequel by(Simulation simulation) {
        return (inForce, seed, lastTurn) ->
                simulation.playOn(inForce, seed, lastTurn).end().field();
    }
}

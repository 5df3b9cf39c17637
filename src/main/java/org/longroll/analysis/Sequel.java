package org.longroll.analysis;

import java.util.List;
import org.longroll.battle.Field;
import org.longroll.battle.Said;
import org.longroll.simulation.Simulation;

/** Plays a battle to its end from some moment. */
@FunctionalInterface
public interface Sequel {

    /** The field at the end of the battle or of a turn; the same seed gives the same result. */
    Field after(List<Said> inForce, long seed, int lastTurn);

    /** The simulator plays both sides. */
    static Sequel by(Simulation simulation) {
        return (inForce, seed, lastTurn) ->
                simulation.playOn(inForce, seed, lastTurn).end().field();
    }
}

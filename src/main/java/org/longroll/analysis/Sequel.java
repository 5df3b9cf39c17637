package org.longroll.analysis;

import java.util.ArrayList;
import java.util.List;
import org.longroll.battle.Field;
import org.longroll.journal.RecordedOrder;
import org.longroll.simulation.Simulation;

/** Plays a battle on from some moment. */
@FunctionalInterface
public interface Sequel {

    /**
     * The field at the beginning of each further turn, and that at the end of the battle or of the last turn. The same seed
     * gives the same result.
     *
     * @param again entries that come next, with other dice
     */
    List<Field> after(List<RecordedOrder> inForce, List<RecordedOrder> again, long seed, int lastTurn);

    /** The simulator plays both sides. */
    static Sequel by(Simulation simulation) {
        return (inForce, again, seed, lastTurn) -> {
            var played = simulation.playOn(inForce, again, seed, lastTurn);
            var acts = played.end()
                    .timeline()
                    .acts()
                    .limit(played.entries().size())
                    .toList();
            var fields = new ArrayList<Field>();
            int turn = acts.isEmpty() ? 0 : acts.getLast().base().turn();
            for (var act : acts.reversed()) {
                if (act.base().turn() > turn) {
                    turn = act.base().turn();
                    fields.add(act.base());
                }
            }
            fields.add(played.end().field());
            return fields;
        };
    }
}

package org.longroll.sequence.adf;

import org.longroll.adf.rules.Move;
import org.longroll.adf.rules.MovementAnswer;
import org.longroll.adf.rules.Mover;
import org.longroll.rules.Fraction;
import org.longroll.sequence.Said;

/** "Both sides move leaders and declare if any leaders are being attached": first on the later charts, else with their side. */
record LeaderStep(Field field) {

    void move(Said said) {
        var asked = new Move(new Mover.Leader(), false, 0, Actions.legs(said));
        var leader = field.general(said.text("leader"));
        leader.ridden = leader.ridden.plus(
                ((MovementAnswer.Marches) field.rules.move(asked).answer()).used());
    }

    void attach(Said said) {
        field.general(said.text("leader")).with = said.text("unit");
    }

    void detach(Said said) {
        field.general(said.text("leader")).with = null;
    }

    /** One move in the leaders' own part, elsewhere as many as a unit has actions. */
    boolean mayRide(General leader) {
        var most = field.leadersMoveFirst() ? Fraction.ONE : Regiment.ACTIONS;
        return leader.with == null && !leader.ridden.equals(most) && leader.ridden.atMost(most);
    }

    boolean isAbout(General leader) {
        return !leader.killed && field.company.hasCome(leader.id, field.turn);
    }
}

package org.longroll.sequence.rff;

import java.util.Objects;
import org.longroll.sequence.Said;

/** Maneuver phase, step 1: replace, detach and attach leaders; step 2d: move detached leaders. Fallen leaders. */
record LeaderStep(Field field) {

    void attach(Said said) {
        field.by("1. Replace, detach and attach leaders");
        field.general(said.text("leader")).with = said.text("unit");
        if (field.leadersWith(said.text("unit")).size() > 1) {
            field.count("two leaders");
        }
    }

    void detach(Said said) {
        field.general(said.text("leader")).with = null;
    }

    void move(Said said) {
        field.by("2d. Move detached leaders: once in a maneuver phase");
        field.general(said.text("leader")).moved = true;
        field.leadersMoved = true;
    }

    /** The replacement is able, unless said otherwise, and has the same id. */
    void replace(Said said) {
        var leader = field.general(said.text("leader"));
        leader.condition = "unhurt";
        leader.quality = said.maybe("quality").orElse("able");
        leader.back = null;
    }

    /** 10, 9, 8 removed; 7 removed for one turn; 6 dismounted for one turn; else nothing. */
    void fallen(Said said) {
        var duty = field.duty(said.text("due"));
        field.duties.remove(duty);
        var leader = field.general(duty.about());
        int die = said.die();
        die = die == 0 ? 10 : die;
        field.by("Fallen leader table: " + die);
        if (die >= 8) {
            leader.condition = "fallen";
            leader.hasFallen = true;
            leader.with = null;
            leader.back = null;
        } else if (die == 7) {
            leader.condition = "away";
            leader.with = null;
            leader.back = backInTurn(leader);
        } else if (die == 6) {
            leader.condition = "dismounted";
            leader.back = backInTurn(leader);
        }
    }

    /** He misses the next player's turn of his side and is back when the one after it begins. */
    private int backInTurn(General leader) {
        var his = field.sideOf(leader.id);
        boolean hisTurnIsStillToCome = !his.equals(field.side)
                && field.side.equals(field.company.opening().path("initiative").asText());
        return hisTurnIsStillToCome ? field.turn + 1 : field.turn + 2;
    }

    /** A player's turn begins: those who were away or on foot and have missed one are back. */
    void comeBack() {
        for (var leader : field.generals.values()) {
            if (leader.back != null
                    && field.sideOf(leader.id).equals(field.side)
                    && Objects.requireNonNull(leader.back) <= field.turn) {
                leader.condition = "unhurt";
                leader.back = null;
            }
        }
    }
}

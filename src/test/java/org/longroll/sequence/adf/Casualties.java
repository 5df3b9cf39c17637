package org.longroll.sequence.adf;

import java.util.List;
import org.longroll.adf.chart.Morale;
import org.longroll.sequence.Company.Presence;

/** Figures and sections lost, units and leaders out of the battle, and who must check because of it. */
record Casualties(Field field) {

    /** "If a leader was attached to a unit that took hits, the leader immediately rolls 1D6 for each hit": each of them. */
    int lose(Regiment unit, int hits) {
        int lost = Math.min(hits, unit.strength);
        unit.strength -= lost;
        if (lost > 0) {
            var leaders = field.leadersWith(unit.id);
            if (leaders.size() > 1) {
                field.count("two leaders");
            }
            leaders.forEach(leader -> field.risk(leader, lost));
        }
        if (unit.strength == 0) {
            remove(unit, Presence.ELIMINATED, Morale.ELIMINATED);
        }
        return lost;
    }

    /** A unit out of play takes its checks with it; its leaders ride on alone; those who were adjacent check. */
    void remove(Regiment unit, Presence where, Morale how) {
        field.by("a unit adjacent to one that was eliminated must check");
        unit.morale = how;
        field.company.put(unit.id, where);
        isGone(unit.id);
        askNeighbours(unit.id, "neighbour-eliminated", field.company.sideOf(unit.id), List.of(unit.id));
    }

    void isGone(String unit) {
        field.duties.removeIf(duty -> duty.about().equals(unit) && duty.kind() == Duty.Kind.MORALE_CHECK);
        field.leadersWith(unit).forEach(leader -> leader.with = null);
    }

    void routs(Regiment unit) {
        field.by("a routing unit within the adjacent distance: its neighbours must check");
        askNeighbours(unit.id, "neighbour-routed", field.company.sideOf(unit.id), List.of(unit.id));
    }

    /** Who was adjacent the players say; each checks once until everything that is due is settled. */
    void askNeighbours(String about, String reason, String side, List<String> but) {
        field.ask(
                about,
                reason,
                side,
                field.company.thereOf(side).stream()
                        .filter(each -> !but.contains(each) && !field.neighbours.contains(each))
                        .toList());
    }
}

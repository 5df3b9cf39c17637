package org.longroll.adf.battle;

import java.util.List;
import org.longroll.adf.battle.AdfDue.DueReason;
import org.longroll.adf.battle.AdfEvent.Cause;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MoraleChart.CheckCause;

/** The consequences of losses and broken morale: stands, leaders, neighbours. */
final class Harm {

    private Harm() {}

    /** A unit loses figures or sections; it may be eliminated, and a leader with it is at risk. */
    static void hits(Course course, String id, int hits, Cause cause) {
        var before = course.unit(id);
        int lost = Math.min(hits, before.strength());
        if (lost == 0) {
            return;
        }
        int left = before.strength() - lost;
        course.happens(
                before.arm() == Arm.ARTILLERY
                        ? new AdfEvent.SectionsLost(id, lost, left)
                        : new AdfEvent.FiguresLost(id, lost, left));
        int stands = before.standsLeft() - course.unit(id).standsLeft();
        if (stands > 0 && before.arm() != Arm.ARTILLERY) {
            course.happens(new AdfEvent.StandLost(id, stands, course.unit(id).standsLeft()));
        }
        course.field()
                .leadersWith(id)
                .forEach(leader -> course.happens(
                        new DueEvent.LeaderAtRisk(course.nextDue(leader.id()), leader.id(), id, before.side(), lost)));
        if (left == 0) {
            eliminated(course, id, cause);
        }
    }

    static void eliminated(Course course, String id, Cause cause) {
        course.happens(new AdfEvent.UnitEliminated(id, cause));
        gone(course, id);
    }

    static void surrenders(Course course, String id) {
        course.happens(new AdfEvent.UnitSurrendered(id));
        gone(course, id);
    }

    /** Changes a unit's level; neighbours of a unit that routs check. */
    static void comesTo(Course course, String id, Morale level, Cause cause) {
        var before = course.unit(id).morale();
        if (before == level) {
            return;
        }
        course.happens(new AdfEvent.MoraleChanged(id, before, level, cause));
        if (level == Morale.ROUTED) {
            askForNeighbours(course, id, DueReason.NEIGHBOUR_ROUTED);
        }
    }

    /** A leader attached to a lost unit goes on alone; its neighbours check. */
    private static void gone(Course course, String id) {
        course.field().leaders().stream()
                .filter(leader -> id.equals(leader.attachedTo()))
                .forEach(leader -> course.happens(new LeaderEvent.LeaderDetached(leader.id(), id)));
        askForNeighbours(course, id, DueReason.NEIGHBOUR_ELIMINATED);
    }

    /** Only the players know the neighbours. No unit is asked for twice while one event leads to another. */
    static void askForNeighbours(Course course, String id, DueReason why) {
        ask(course, id, course.unit(id).side(), why);
    }

    /** The units next to a leader when he fell. */
    static void askForThoseNear(Course course, AdfLeader leader) {
        ask(course, leader.id(), leader.side(), DueReason.LEADER_KILLED);
    }

    private static void ask(Course course, String about, String side, DueReason why) {
        var field = course.field();
        List<String> candidates = field.units().stream()
                .filter(unit -> unit.side().equals(side)
                        && !unit.id().equals(about)
                        && field.present(unit.id())
                        && !field.asked().contains(unit.id()))
                .map(AdfUnit::id)
                .toList();
        if (!candidates.isEmpty()) {
            course.happens(new DueEvent.QuestionAsked(course.nextDue(about), about, side, why, candidates));
        }
    }

    /** A check that is called by an event nearby. */
    static void callCheck(Course course, String id, DueReason why) {
        var unit = course.unit(id);
        course.happens(new DueEvent.CheckDue(
                course.nextDue(id),
                id,
                unit.side(),
                why,
                0,
                CheckCause.OTHER,
                Preparation.of(course.field(), unit, null),
                null));
    }
}

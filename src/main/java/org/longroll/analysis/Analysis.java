package org.longroll.analysis;

import java.util.List;
import org.longroll.battle.Side;
import org.longroll.journal.History;

/**
 * The figures of a battle at some version: a fold over the entries in force.
 *
 * @param turn the turn that is being played
 * @param sides in the order of the order of battle, as everywhere here
 * @param curves strength and morale over time: of the sides, then of the commands, then of the units
 * @param casualties losses taken and given, summed by unit and cause; units without any are left out
 * @param effectiveness of the fire of each side, and then of each unit that fired
 * @param standings holders of objectives and points at the end of every turn
 */
public record Analysis(
        Terms terms,
        int turn,
        List<Side> sides,
        List<Curve> curves,
        List<Loss> losses,
        List<Casualties> casualties,
        List<Fire> fires,
        List<Effectiveness> effectiveness,
        List<Charge> charges,
        List<Rally> rallies,
        List<FallenLeader> fallenLeaders,
        List<ObjectiveChange> objectives,
        List<TurnStanding> standings,
        Clock clock,
        Luck luck) {

    public Analysis {
        sides = List.copyOf(sides);
        curves = List.copyOf(curves);
        losses = List.copyOf(losses);
        casualties = List.copyOf(casualties);
        fires = List.copyOf(fires);
        effectiveness = List.copyOf(effectiveness);
        charges = List.copyOf(charges);
        rallies = List.copyOf(rallies);
        fallenLeaders = List.copyOf(fallenLeaders);
        objectives = List.copyOf(objectives);
        standings = List.copyOf(standings);
    }

    /** The figures of a battle after the last line of its journal. */
    public static Analysis of(History journal) {
        var story = Story.of(journal);
        var subjects = new Subjects(story.battle().table());
        var chronicler = Chronicler.of(story.battle());
        return Accounts.of(story, chronicler).analysis(story, subjects, chronicler);
    }
}

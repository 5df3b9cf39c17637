package org.longroll.analysis;

import java.util.List;

/**
 * Who was lucky, in outcomes. For every roll the event has the exact odds of what could come of it; the luck of the roll is
 * what came of it minus the mean. The good luck of those who rolled is the bad luck of the enemy: every roll counts for
 * both sides, with opposite signs, so the luck of the two sides adds up to nothing.
 *
 * <p>A roll in which several units took part counts once and in full for each of them, for their command and for their
 * side. Readings of one die by several units are one roll to whoever has more than one of them, with the variance that
 * goes with it.
 *
 * @param bySide the whole battle; a side has one line
 * @param byCommand the same for each command of which units rolled or were rolled at
 * @param byUnit the same for each unit
 * @param byTurn the sides' luck in each turn
 * @param rolls every roll in force, in order
 * @param undone rolls that are no longer in force, in the order in which they fell; they count for nobody
 */
public record Luck(
        List<Fortune> bySide,
        List<Fortune> byCommand,
        List<Fortune> byUnit,
        List<TurnOfFortune> byTurn,
        List<RollLuck> rolls,
        List<RollLuck> undone) {

    public Luck {
        bySide = List.copyOf(bySide);
        byCommand = List.copyOf(byCommand);
        byUnit = List.copyOf(byUnit);
        byTurn = List.copyOf(byTurn);
        rolls = List.copyOf(rolls);
        undone = List.copyOf(undone);
    }

    /** The luck of one side in one turn. */
    public record TurnOfFortune(int turn, Fortune fortune) {}
}

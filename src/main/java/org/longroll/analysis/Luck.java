package org.longroll.analysis;

import java.util.List;

/**
 * Luck, measured in outcomes. Every event of a roll has the exact odds of its outcomes; the luck of the roll is the
 * outcome minus the mean. The good luck of one side is the bad luck of the other: every roll counts for both sides,
 * with opposite signs, so their luck adds up to zero.
 *
 * <p>A roll in which several units took part counts once and in full for each of them, for their command and for their
 * side. Readings of one die by several units are one roll for a subject that has more than one of them, with the
 * variance of their sum. Rolls that are {@code undone} are not counted.
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

    public record TurnOfFortune(int turn, Fortune fortune) {}
}

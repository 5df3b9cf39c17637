package org.longroll.battle.adf;

/** How the turn goes on. */
public sealed interface TurnEvent extends AdfEvent {

    record PartBegun(int turn, Part part, String side) implements TurnEvent {}

    record PartEnded(int turn, Part part) implements TurnEvent {}

    record TurnEnded(int turn) implements TurnEvent {}
}

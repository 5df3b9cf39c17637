package org.longroll.adf.battle;

import org.longroll.adf.battle.Clock.Part;
import org.longroll.battle.Recorded;

public sealed interface TurnEvent extends AdfEvent {

    @Recorded("adf-part-begun")
    record PartBegun(int turn, Part part, String side) implements TurnEvent {}

    @Recorded("adf-part-ended")
    record PartEnded(int turn, Part part) implements TurnEvent {}

    @Recorded("adf-turn-ended")
    record TurnEnded(int turn) implements TurnEvent {}
}

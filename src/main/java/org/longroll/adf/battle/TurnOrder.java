package org.longroll.adf.battle;

import org.longroll.battle.EntryType;
import org.longroll.battle.Recorded;

public sealed interface TurnOrder extends AdfOrder {

    @EntryType("begin-part")
    @Recorded("adf-begin-part")
    record BeginPart() implements TurnOrder {}

    @EntryType("end-part")
    @Recorded("adf-end-part")
    record EndPart() implements TurnOrder {}

    @EntryType("end-turn")
    @Recorded("adf-end-turn")
    record EndTurn() implements TurnOrder {}
}

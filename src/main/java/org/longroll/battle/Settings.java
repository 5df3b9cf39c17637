package org.longroll.battle;

import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.journal.DicePolicy;
import org.longroll.journal.UndoPolicy;
import org.longroll.journal.Visibility;

/** How a journal is kept; {@code turnLimit} is null for a battle without one. */
public record Settings(
        @Nullable Integer turnLimit, Visibility visibility, DicePolicy dicePolicy, UndoPolicy undoPolicy) {

    static Settings of(BattleStarted opening) {
        return new Settings(opening.turnLimit(), opening.visibility(), opening.dicePolicy(), opening.undoPolicy());
    }
}

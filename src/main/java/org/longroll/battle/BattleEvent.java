package org.longroll.battle;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Something that happened in a battle. */
public sealed interface BattleEvent {

    /** The journal was opened with this order of battle. Always the first event, and there is only one. */
    record BattleStarted(
            String title,
            Rulebook rulebook,
            Visibility visibility,
            DicePolicy dicePolicy,
            UndoPolicy undoPolicy,
            @Nullable Integer turnLimit,
            String initiative,
            OrderOfBattle orderOfBattle,
            Map<String, String> players)
            implements BattleEvent {
        public BattleStarted {
            players = Map.copyOf(players);
        }
    }

    /** Somebody wrote something down. */
    record NoteTaken(String text, List<String> units) implements BattleEvent {
        public NoteTaken {
            units = List.copyOf(units);
        }
    }

    /** The key of a seat was replaced; from here on only the key of this generation opens it. */
    record KeyReissued(String seat, int generation) implements BattleEvent {}
}

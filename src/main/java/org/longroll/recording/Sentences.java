package org.longroll.recording;

import org.longroll.battle.BattleEvent;

/** Events in a player's words. */
final class Sentences {

    private Sentences() {}

    static String of(BattleEvent event) {
        return switch (event) {
            case BattleEvent.BattleStarted started ->
                "“%s” begins: %s against %s; units: %d."
                        .formatted(
                                started.title(),
                                started.orderOfBattle().sides().getFirst().name(),
                                started.orderOfBattle().sides().getLast().name(),
                                started.orderOfBattle().units().size());
            case BattleEvent.NoteTaken note -> note.text();
            case BattleEvent.KeyReissued key -> "The key of the seat “%s” was replaced.".formatted(key.seat());
        };
    }
}

package org.longroll.battle;

import java.util.List;
import java.util.Map;
import org.longroll.battle.BattleEvent.BattleStarted;
import org.longroll.battle.HigherCommand.Kind;

/** Battles for tests. */
public final class Battles {

    private Battles() {}

    /** The 20th Maine against the 15th Alabama. */
    public static BattleStarted littleRoundTop() {
        return new BattleStarted(
                "Little Round Top",
                new Rulebook("adf-15mm", 1, "0".repeat(64), List.of()),
                Visibility.PRIVATE,
                DicePolicy.EITHER,
                UndoPolicy.FREE,
                8,
                "confederate",
                new OrderOfBattle(
                        List.of(
                                new Side("union", "Union", Nation.US),
                                new Side("confederate", "Confederate", Nation.CS)),
                        List.of(
                                new HigherCommand("vincent", "union", Kind.BRIGADE, "Vincent's Brigade", null),
                                new HigherCommand("law", "confederate", Kind.BRIGADE, "Law's Brigade", null)),
                        List.of(regiment("20-maine", "vincent"), regiment("15-alabama", "law")),
                        List.of(),
                        List.of()),
                Map.of());
    }

    public static Muster regiment(String id, String command) {
        return new Muster(
                id,
                id,
                command,
                "infantry",
                "veteran",
                "rifle-musket",
                null,
                6,
                null,
                3,
                null,
                null,
                null,
                "battle-line",
                false,
                1);
    }
}

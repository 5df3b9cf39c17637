package org.longroll.battle;

import java.util.List;
import java.util.Map;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.HigherCommand.Kind;
import org.longroll.charts.ChartFiles;
import org.longroll.charts.RulesLibrary;
import org.longroll.journal.DicePolicy;
import org.longroll.journal.UndoPolicy;
import org.longroll.journal.Visibility;
import org.longroll.rules.Nation;
import org.longroll.rules.Rules;
import org.longroll.rules.RulesetId;

/** Battles for tests. */
public final class Battles {

    private static final RulesLibrary LIBRARY = RulesLibrary.read(ChartFiles.onClasspath());

    private Battles() {}

    /** The newest version of a ruleset, as a battle names it. */
    public static Rulebook rulebook(String ruleset) {
        var chart = rules(ruleset).chart();
        return new Rulebook(
                chart.heading().system(),
                ruleset,
                chart.heading().key().version(),
                chart.hash().hex(),
                List.of());
    }

    /** Who decides battles of a ruleset. */
    public static Referee referee(String ruleset) {
        var rules = rules(ruleset);
        return GameSystem.ALL.named(rules.chart().heading().system()).over(rules);
    }

    public static RulesLibrary library() {
        return LIBRARY;
    }

    private static Rules rules(String ruleset) {
        return LIBRARY.find(new RulesetId(ruleset)).orElseThrow();
    }

    /** The 20th Maine against the 15th Alabama. */
    public static BattleStarted littleRoundTop() {
        return littleRoundTop(8);
    }

    /** The same without a turn limit. */
    public static BattleStarted withoutEnd() {
        return littleRoundTop(null);
    }

    private static BattleStarted littleRoundTop(Integer turnLimit) {
        return new BattleStarted(
                "Little Round Top",
                rulebook("adf-15mm"),
                Visibility.PRIVATE,
                DicePolicy.EITHER,
                UndoPolicy.FREE,
                turnLimit,
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
                Victory.PLAIN,
                Map.of(),
                null,
                null,
                null,
                null,
                null,
                null);
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

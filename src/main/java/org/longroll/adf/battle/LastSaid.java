package org.longroll.adf.battle;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.Cover;
import org.longroll.adf.chart.MoraleChart;
import org.longroll.adf.chart.MoraleChart.MoraleCover;
import org.longroll.adf.chart.MoraleChart.Works;
import org.longroll.battle.Battle;
import org.longroll.battle.Facts;

/**
 * The facts of a unit for its next check.
 *
 * @param underFire its cover for the next fire on it; null if none was recorded
 * @param behind the units that a fire on it passed on to, until it or a friend moves; null if none did
 */
public record LastSaid(
        @Nullable Integer support,
        @Nullable Works works,
        @Nullable MoraleCover cover,
        @Nullable Boolean enemyNear,
        @Nullable List<Cover> underFire,
        @Nullable List<String> behind) {

    static LastSaid of(Battle battle, String unit) {
        var facts = Facts.of(battle);
        return new LastSaid(
                facts.find(unit, AdfFacts.SUPPORT, Integer.class).orElse(null),
                facts.find(unit, AdfFacts.WORKS, Works.class).orElse(null),
                facts.find(unit, AdfFacts.MORALE_COVER, MoraleCover.class).orElse(null),
                facts.find(unit, AdfFacts.ENEMY_NEAR, Boolean.class).orElse(null),
                facts.all(unit, AdfFacts.COVER, Cover.class).orElse(null),
                facts.all(unit, AdfFacts.BEHIND, String.class).orElse(null));
    }

    /** Without a cover that a chart does not print for morale. */
    LastSaid printedIn(MoraleChart chart) {
        return cover == null || chart.modifiers().containsKey(cover.line())
                ? this
                : new LastSaid(support, works, null, enemyNear, underFire, behind);
    }
}

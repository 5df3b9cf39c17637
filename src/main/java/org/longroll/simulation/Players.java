package org.longroll.simulation;

import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Referee;
import org.longroll.rules.Rules;
import org.longroll.rules.adf.AdfRules;
import org.longroll.rules.rff.RffRules;

/** Who plays which system. */
final class Players {

    private Players() {}

    static Player of(Rules rules, Referee referee, BattleStarted opening, Chooser chooser) {
        return switch (rules) {
            case AdfRules adf -> new AdfPlayer(adf, referee, opening, chooser);
            case RffRules rff -> new RffPlayer(rff, referee, opening, chooser);
            default ->
                throw new IllegalArgumentException(
                        "nobody plays “%s”".formatted(rules.chart().heading().system()));
        };
    }
}

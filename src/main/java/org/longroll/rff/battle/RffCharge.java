package org.longroll.rff.battle;

import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.rules.ChargeCombat.Round;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/**
 * A charge that goes on.
 *
 * @param id the entry that declared it
 * @param counterOver what the target countercharged over; null where it stands
 */
public record RffCharge(
        UUID id,
        List<String> attackers,
        String target,
        boolean coldSteel,
        Ground ground,
        Round round,
        @Nullable Ground counterOver,
        Stage stage) {

    /** How far a charge has come. */
    public enum Stage implements Word {
        @Spelled("declared")
        DECLARED,
        @Spelled("struggling")
        STRUGGLING,
        @Spelled("breaking-through")
        BREAKING_THROUGH
    }

    public RffCharge {
        attackers = List.copyOf(attackers);
    }

    boolean fights() {
        return stage != Stage.BREAKING_THROUGH;
    }

    boolean involves(String unit) {
        return attackers.contains(unit) || fights() && target.equals(unit);
    }

    RffCharge by(List<String> those) {
        return new RffCharge(id, those, target, coldSteel, ground, round, counterOver, stage);
    }

    /** Whoever goes to meet a charge is whom it strikes. */
    RffCharge countercharged(String by, Ground over) {
        return new RffCharge(id, attackers, by, coldSteel, ground, round, over, stage);
    }

    RffCharge in(Stage now) {
        return new RffCharge(id, attackers, target, coldSteel, ground, round, counterOver, now);
    }
}

package org.longroll.rff.battle;

import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.rules.ChargeCombat.Round;
import org.longroll.rules.Word;

/** A charge that is under way; {@code counterOver} is the ground of the countercharge, null if the target stands. */
public record RffCharge(
        UUID id,
        List<String> attackers,
        String target,
        boolean coldSteel,
        Ground ground,
        Round round,
        @Nullable Ground counterOver,
        Stage stage) {

    public enum Stage implements Word {
        DECLARED,
        STRUGGLING,
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

    /** The unit that countercharges becomes the target. */
    RffCharge countercharged(String by, Ground over) {
        return new RffCharge(id, attackers, by, coldSteel, ground, round, over, stage);
    }

    RffCharge in(Stage now) {
        return new RffCharge(id, attackers, target, coldSteel, ground, round, counterOver, now);
    }
}

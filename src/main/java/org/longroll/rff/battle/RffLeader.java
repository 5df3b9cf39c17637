package org.longroll.rff.battle;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Leader;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/**
 * A leader as he is.
 *
 * @param attachedTo the unit that he is with; null where he is with none
 * @param backInTurn the turn in which he is himself again; null where nothing ails him, or he is gone
 * @param moved whether he has moved in the present player's turn
 * @param fell whether one who led this command has been lost
 * @param succeededBy the name of who took his place
 */
public record RffLeader(
        String id,
        String command,
        LeaderQuality quality,
        Condition condition,
        @Nullable String attachedTo,
        @Nullable Integer backInTurn,
        boolean moved,
        boolean fell,
        @Nullable String succeededBy) {

    /** What a leader is fit for. */
    public enum Condition implements Word {
        @Spelled("mounted")
        MOUNTED,
        @Spelled("dismounted")
        DISMOUNTED,
        @Spelled("away")
        AWAY,
        @Spelled("fallen")
        FALLEN
    }

    static RffLeader of(Leader leader) {
        var quality = leader.quality() == null
                ? LeaderQuality.ABLE
                : Word.find(LeaderQuality.class, leader.quality()).orElseThrow();
        return new RffLeader(
                leader.id(), leader.commands(), quality, Condition.MOUNTED, null, null, false, false, null);
    }

    public boolean leads() {
        return condition == Condition.MOUNTED || condition == Condition.DISMOUNTED;
    }

    RffLeader with(@Nullable String unit) {
        return new RffLeader(id, command, quality, condition, unit, backInTurn, moved, fell, succeededBy);
    }

    RffLeader struck(Condition now, @Nullable Integer back) {
        var stays = now == Condition.DISMOUNTED ? attachedTo : null;
        boolean lost = fell || now == Condition.FALLEN;
        return new RffLeader(id, command, quality, now, stays, back, moved, lost, succeededBy);
    }

    RffLeader returned() {
        return new RffLeader(id, command, quality, Condition.MOUNTED, attachedTo, null, moved, fell, succeededBy);
    }

    RffLeader replaced(@Nullable String by, LeaderQuality worth) {
        return new RffLeader(id, command, worth, Condition.MOUNTED, null, null, moved, true, by);
    }

    RffLeader havingMoved() {
        return new RffLeader(id, command, quality, condition, attachedTo, backInTurn, true, fell, succeededBy);
    }

    RffLeader rested() {
        return moved
                ? new RffLeader(id, command, quality, condition, attachedTo, backInTurn, false, fell, succeededBy)
                : this;
    }

    /** What a leader is worth. */
    public enum LeaderQuality implements Word {
        @Spelled("gallant")
        GALLANT,
        @Spelled("able")
        ABLE,
        @Spelled("poor")
        POOR;

        /** What his worth adds to the maneuver checks of those whom he commands. */
        Optional<ManeuverCondition> condition() {
            return switch (this) {
                case GALLANT -> Optional.of(ManeuverCondition.GALLANT_LEADER);
                case ABLE -> Optional.empty();
                case POOR -> Optional.of(ManeuverCondition.POOR_LEADER);
            };
        }
    }
}

package org.longroll.rff.battle;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Leader;
import org.longroll.battle.LeaderStanding;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rules.Word;

/**
 * The state of a leader.
 *
 * @param backInTurn the turn in which he is back; null if he is unharmed or lost
 * @param fell whether a leader of this command has been lost
 * @param succeededBy the name of his replacement
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

    public enum Condition implements Word {
        MOUNTED,
        DISMOUNTED,
        AWAY,
        FALLEN
    }

    static RffLeader of(Leader leader) {
        var quality = leader.quality() == null
                ? LeaderQuality.ABLE
                : Word.find(LeaderQuality.class, leader.quality()).orElseThrow();
        return new RffLeader(
                leader.id(), leader.commands(), quality, Condition.MOUNTED, null, null, false, false, null);
    }

    LeaderStanding standing() {
        var now =
                switch (condition) {
                    case MOUNTED -> LeaderStanding.Condition.UNHURT;
                    case DISMOUNTED -> LeaderStanding.Condition.DISMOUNTED;
                    case AWAY -> LeaderStanding.Condition.AWAY;
                    case FALLEN -> LeaderStanding.Condition.FALLEN;
                };
        return new LeaderStanding(now, attachedTo, quality.word(), backInTurn, succeededBy);
    }

    /** Whether another officer leads in the place of the one who was lost. */
    boolean isSuccessor() {
        return fell && condition != Condition.FALLEN;
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

    public enum LeaderQuality implements Word {
        GALLANT,
        ABLE,
        POOR;

        /** The condition for maneuver checks of the units that he commands. */
        Optional<ManeuverCondition> condition() {
            return switch (this) {
                case GALLANT -> Optional.of(ManeuverCondition.GALLANT_LEADER);
                case ABLE -> Optional.empty();
                case POOR -> Optional.of(ManeuverCondition.POOR_LEADER);
            };
        }
    }
}

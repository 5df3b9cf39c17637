package org.longroll.adf.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.rules.Fraction;
import org.longroll.rules.Fraction.Rounding;

/**
 * An action of the active side that the other side may react to.
 *
 * @param inches of a move or a run; null for all others
 * @param answers the entries that have reacted to it
 */
public record Trigger(
        UUID entry,
        String type,
        List<String> units,
        @Nullable Fraction inches,
        List<UUID> answers) {

    public Trigger {
        units = List.copyOf(units);
        answers = List.copyOf(answers);
    }

    /**
     * Whether one more unit or group may react. A charge is within range of several units, each of which may; where
     * {@code eachInch} is a trigger, so may one for each inch of a move.
     */
    public boolean open(boolean eachInch) {
        return isACharge() || answers.size() < (eachInch ? inchesMoved() : 1);
    }

    private int inchesMoved() {
        return inches == null ? 1 : Math.max(1, inches.rounded(Rounding.DOWN));
    }

    boolean isACharge() {
        return type.equals("charge") || type.equals("pursue");
    }

    /** Whether it brought its units to another place. */
    boolean isAMove() {
        return isACharge() || type.equals("move") || type.equals("rout");
    }

    /** A run is as far as the dice brought it. */
    Trigger over(int inchesRun) {
        return new Trigger(entry, type, units, Fraction.whole(inchesRun), answers);
    }

    Trigger answeredBy(UUID reaction) {
        if (answers.contains(reaction)) {
            return this;
        }
        var more = new ArrayList<>(answers);
        more.add(reaction);
        return new Trigger(entry, type, units, inches, more);
    }
}

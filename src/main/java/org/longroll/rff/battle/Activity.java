package org.longroll.rff.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.rff.battle.ManeuverEvent.Firing;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rff.chart.TargetCondition;
import org.longroll.rules.Fraction;

/**
 * The deeds of a unit in the present player's turn; the next one begins with {@link #NONE}.
 *
 * @param result of its maneuver check; null before it
 * @param firing whether it may still fire after its maneuver
 * @param exposed conditions that make it a better target
 * @param recall whether it is cavalry that may still be recalled
 * @param check the entry of its maneuver check; null before it
 * @param back how many inches it went back; null if it did not, or it is not known
 */
public record Activity(
        @Nullable ManeuverResult result,
        @Nullable String maneuver,
        Firing firing,
        boolean fired,
        List<TargetCondition> exposed,
        boolean recall,
        @Nullable UUID check,
        @Nullable Fraction back) {

    static final String RETREAT = "retreat";

    static final Activity NONE = new Activity(null, null, Firing.MAY_FIRE, false, List.of(), false, null, null);

    public Activity {
        exposed = List.copyOf(exposed);
    }

    Activity checked(ManeuverResult read, @Nullable UUID in) {
        return new Activity(read, maneuver, firing, fired, exposed, recall, in, back);
    }

    Activity wentBack(@Nullable Fraction inches) {
        return new Activity(result, maneuver, firing, fired, exposed, recall, check, inches);
    }

    Activity did(String what, Firing leaves) {
        return new Activity(result, what, leaves, fired, exposed, recall, check, back);
    }

    Activity hasFired() {
        return withFired(true);
    }

    Activity withFired(boolean now) {
        return new Activity(result, maneuver, firing, now, exposed, recall, check, back);
    }

    Activity exposedAs(TargetCondition condition) {
        var all = new ArrayList<>(exposed);
        if (!all.contains(condition)) {
            all.add(condition);
        }
        return new Activity(result, maneuver, firing, fired, all, recall, check, back);
    }

    Activity mayRecall() {
        return new Activity(result, maneuver, firing, fired, exposed, true, check, back);
    }

    /** Cavalry that won and was beaten afterwards has gone back already. */
    public boolean isToBeRecalled() {
        return recall && !RETREAT.equals(maneuver);
    }

    Activity recalled() {
        return new Activity(result, maneuver, firing, fired, exposed, false, check, back);
    }
}

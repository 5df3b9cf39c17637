package org.longroll.rff.battle;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.rff.battle.ManeuverEvent.Firing;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rff.chart.TargetCondition;

/**
 * What a unit has done in the present player's turn; the next one begins with {@link #NONE}.
 *
 * @param result of its maneuver check; null before it
 * @param firing whether it may still fire after its maneuver
 * @param exposed conditions that make it a better target
 * @param recall whether it is cavalry that may still be recalled
 */
public record Activity(
        @Nullable ManeuverResult result,
        @Nullable String maneuver,
        Firing firing,
        boolean fired,
        List<TargetCondition> exposed,
        boolean recall) {

    static final Activity NONE = new Activity(null, null, Firing.MAY_FIRE, false, List.of(), false);

    public Activity {
        exposed = List.copyOf(exposed);
    }

    Activity checked(ManeuverResult read) {
        return new Activity(read, maneuver, firing, fired, exposed, recall);
    }

    Activity did(String what, Firing leaves) {
        return new Activity(result, what, leaves, fired, exposed, recall);
    }

    Activity hasFired() {
        return withFired(true);
    }

    Activity withFired(boolean now) {
        return new Activity(result, maneuver, firing, now, exposed, recall);
    }

    Activity exposedAs(TargetCondition condition) {
        var all = new ArrayList<>(exposed);
        if (!all.contains(condition)) {
            all.add(condition);
        }
        return new Activity(result, maneuver, firing, fired, all, recall);
    }

    Activity mayRecall() {
        return new Activity(result, maneuver, firing, fired, exposed, true);
    }

    Activity recalled() {
        return new Activity(result, maneuver, firing, fired, exposed, false);
    }
}

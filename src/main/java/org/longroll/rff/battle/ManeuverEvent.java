package org.longroll.rff.battle;

import java.util.List;
import org.longroll.battle.Explained;
import org.longroll.battle.Odds;
import org.longroll.journal.Recorded;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rff.chart.TargetCondition;
import org.longroll.rff.rules.Leg;
import org.longroll.rules.Fraction;
import org.longroll.rules.Modifier;
import org.longroll.rules.Word;

public sealed interface ManeuverEvent extends RffEvent {

    String unit();

    @Recorded("rff-maneuver-resolved")
    record ManeuverResolved(
            String unit,
            boolean inCommand,
            List<Modifier> modifiers,
            int modifier,
            int die,
            int total,
            ManeuverResult result,
            int standsLost,
            Odds odds)
            implements ManeuverEvent, Explained {
        public ManeuverResolved {
            modifiers = List.copyOf(modifiers);
        }
    }

    /**
     * A unit carried out its maneuver, a line of the chart; {@code used} is the share of the move that the legs took.
     */
    @Recorded("rff-maneuvered")
    record Maneuvered(String unit, String maneuver, List<Leg> legs, Fraction used, Firing firing)
            implements ManeuverEvent {
        public Maneuvered {
            legs = List.copyOf(legs);
        }
    }

    /** Whether a unit may fire after a maneuver. */
    enum Firing implements Word {
        MAY_FIRE,
        MAY_NOT_FIRE
    }

    /** A unit is a better target until the player's turn ends. */
    @Recorded("rff-exposed")
    record Exposed(String unit, TargetCondition as) implements ManeuverEvent {}
}

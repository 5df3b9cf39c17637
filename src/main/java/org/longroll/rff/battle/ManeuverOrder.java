package org.longroll.rff.battle;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Position;
import org.longroll.journal.EntryType;
import org.longroll.journal.GivenDice;
import org.longroll.journal.Recorded;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rff.rules.Leg;
import org.longroll.rules.Word;

/** The maneuver check, and the maneuvers that its result allows. */
public sealed interface ManeuverOrder extends RffOrder {

    List<String> units();

    /**
     * One check with one die for several units, each with its own effect; players give only what the journal does not
     * keep.
     */
    @EntryType("maneuver")
    @Recorded("rff-maneuver")
    record Maneuver(List<String> units, boolean inCommand, List<ManeuverCondition> conditions, GivenDice dice)
            implements ManeuverOrder {
        public Maneuver {
            units = List.copyOf(units);
            conditions = List.copyOf(conditions);
        }
    }

    /** A maneuver, one for each unit and turn; all units of the order do the same. */
    sealed interface Done extends ManeuverOrder {

        List<Leg> legs();

        Map<String, Position> positions();
    }

    /** Units move, as far as their result allows. */
    @EntryType("move")
    @Recorded("rff-move")
    record Move(List<String> units, List<Leg> legs, Map<String, Position> positions) implements Done {
        public Move {
            units = List.copyOf(units);
            legs = List.copyOf(legs);
            positions = Map.copyOf(positions);
        }
    }

    /** A maneuver without further fields. */
    @EntryType({
        "limber",
        "unlimber",
        "pivot",
        "hand-haul",
        "about-face",
        "flank-march",
        "scale-obstacle",
        "dismount",
        "replenish",
        "rally"
    })
    @Recorded("rff-evolve")
    record Evolve(SimpleManeuver how, List<String> units, List<Leg> legs, Map<String, Position> positions)
            implements Done {
        public Evolve {
            units = List.copyOf(units);
            legs = List.copyOf(legs);
            positions = Map.copyOf(positions);
        }

        @Override
        public String type() {
            return how.word();
        }
    }

    @EntryType("change-formation")
    @Recorded("rff-change-formation")
    record ChangeFormation(List<String> units, Formation formation, List<Leg> legs, Map<String, Position> positions)
            implements Done {
        public ChangeFormation {
            units = List.copyOf(units);
            legs = List.copyOf(legs);
            positions = Map.copyOf(positions);
        }
    }

    /** Troopers mount; into a line if no formation is given. */
    @EntryType("mount")
    @Recorded("rff-mount")
    record Mount(List<String> units, @Nullable Formation formation, List<Leg> legs, Map<String, Position> positions)
            implements Done {
        public Mount {
            units = List.copyOf(units);
            legs = List.copyOf(legs);
            positions = Map.copyOf(positions);
        }
    }

    @EntryType("passage-of-lines")
    @Recorded("rff-passage-of-lines")
    record PassageOfLines(List<String> units, String through, List<Leg> legs, Map<String, Position> positions)
            implements Done {
        public PassageOfLines {
            units = List.copyOf(units);
            legs = List.copyOf(legs);
            positions = Map.copyOf(positions);
        }
    }

    /** The maneuvers that need only the units and the legs. */
    public enum SimpleManeuver implements Word {
        LIMBER,
        UNLIMBER,
        PIVOT,
        HAND_HAUL,
        ABOUT_FACE,
        FLANK_MARCH,
        SCALE_OBSTACLE,
        DISMOUNT,
        REPLENISH,
        RALLY
    }
}

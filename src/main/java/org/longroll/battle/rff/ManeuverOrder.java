package org.longroll.battle.rff;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.GivenDice;
import org.longroll.battle.Position;
import org.longroll.rules.rff.Leg;
import org.longroll.rules.rff.chart.Formation;
import org.longroll.rules.rff.chart.ManeuverCondition;

/** The maneuver check, and what its result lets units do. */
public sealed interface ManeuverOrder extends RffOrder {

    List<String> units();

    /**
     * One check of one die for all the units that take part in it; each reads its own effect.
     *
     * @param conditions what is said of them beside what the journal keeps
     */
    record Maneuver(List<String> units, boolean inCommand, List<ManeuverCondition> conditions, GivenDice dice)
            implements ManeuverOrder {
        public Maneuver {
            units = List.copyOf(units);
            conditions = List.copyOf(conditions);
        }

        @Override
        public String type() {
            return "maneuver";
        }
    }

    /** Something that a unit does with its one maneuver of the turn, all units of the order alike. */
    sealed interface Done extends ManeuverOrder {

        List<Leg> legs();

        Map<String, Position> positions();
    }

    /** Units move, as far as their result lets them. */
    record Move(List<String> units, List<Leg> legs, Map<String, Position> positions) implements Done {
        public Move {
            units = List.copyOf(units);
            legs = List.copyOf(legs);
            positions = Map.copyOf(positions);
        }

        @Override
        public String type() {
            return "move";
        }
    }

    /** Carries out a maneuver of which nothing else has to be said. */
    record Evolve(Evolution how, List<String> units, List<Leg> legs, Map<String, Position> positions) implements Done {
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

    /** Units take up another formation. */
    record ChangeFormation(List<String> units, Formation formation, List<Leg> legs, Map<String, Position> positions)
            implements Done {
        public ChangeFormation {
            units = List.copyOf(units);
            legs = List.copyOf(legs);
            positions = Map.copyOf(positions);
        }

        @Override
        public String type() {
            return "change-formation";
        }
    }

    /**
     * Troopers mount.
     *
     * @param formation in which; a line where nothing is said
     */
    record Mount(List<String> units, @Nullable Formation formation, List<Leg> legs, Map<String, Position> positions)
            implements Done {
        public Mount {
            units = List.copyOf(units);
            legs = List.copyOf(legs);
            positions = Map.copyOf(positions);
        }

        @Override
        public String type() {
            return "mount";
        }
    }

    /**
     * Units pass through another.
     *
     * @param through the unit that stands in their way
     */
    record PassageOfLines(List<String> units, String through, List<Leg> legs, Map<String, Position> positions)
            implements Done {
        public PassageOfLines {
            units = List.copyOf(units);
            legs = List.copyOf(legs);
            positions = Map.copyOf(positions);
        }

        @Override
        public String type() {
            return "passage-of-lines";
        }
    }
}

package org.longroll.battle.adf;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Position;
import org.longroll.rules.adf.Leg;
import org.longroll.rules.adf.chart.Formation;

/** A deed of the feet: moves, and changes of formation that take a part of a move. */
public sealed interface Maneuver extends Deed {

    record Move(List<String> units, List<Leg> legs, Map<String, Position> positions) implements Maneuver {
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

    /** Breaks off from the enemy, by the disengage line of the chart. */
    record Disengage(
            List<String> units, List<Leg> legs, @Nullable UUID reactionTo, Map<String, Position> positions)
            implements Maneuver {
        public Disengage {
            units = List.copyOf(units);
            legs = List.copyOf(legs);
            positions = Map.copyOf(positions);
        }

        @Override
        public String type() {
            return "disengage";
        }
    }

    record ChangeFormation(
            List<String> units,
            Formation formation,
            @Nullable UUID reactionTo,
            Map<String, Position> positions) implements Maneuver {
        public ChangeFormation {
            units = List.copyOf(units);
            positions = Map.copyOf(positions);
        }

        @Override
        public String type() {
            return "change-formation";
        }
    }

    /** Turns where it stands. */
    record Face(List<String> units, @Nullable UUID reactionTo, Map<String, Position> positions) implements Maneuver {
        public Face {
            units = List.copyOf(units);
            positions = Map.copyOf(positions);
        }

        @Override
        public String type() {
            return "face";
        }
    }

    /** Guns are hooked to their teams. */
    record Limber(List<String> units, @Nullable UUID reactionTo, Map<String, Position> positions) implements Maneuver {
        public Limber {
            units = List.copyOf(units);
            positions = Map.copyOf(positions);
        }

        @Override
        public String type() {
            return "limber";
        }
    }

    /** Guns come into battery. */
    record Unlimber(List<String> units, @Nullable UUID reactionTo, Map<String, Position> positions)
            implements Maneuver {
        public Unlimber {
            units = List.copyOf(units);
            positions = Map.copyOf(positions);
        }

        @Override
        public String type() {
            return "unlimber";
        }
    }

    /** Troopers take to the saddle. */
    record Mount(List<String> units, @Nullable UUID reactionTo, Map<String, Position> positions) implements Maneuver {
        public Mount {
            units = List.copyOf(units);
            positions = Map.copyOf(positions);
        }

        @Override
        public String type() {
            return "mount";
        }
    }

    /** Troopers fight on foot. */
    record Dismount(List<String> units, @Nullable UUID reactionTo, Map<String, Position> positions)
            implements Maneuver {
        public Dismount {
            units = List.copyOf(units);
            positions = Map.copyOf(positions);
        }

        @Override
        public String type() {
            return "dismount";
        }
    }
}

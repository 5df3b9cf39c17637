package org.longroll.adf.battle;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.rules.Leg;
import org.longroll.battle.Position;
import org.longroll.journal.EntryType;
import org.longroll.journal.Recorded;

/** Moves, and changes of formation that take part of a move. */
public sealed interface Maneuver extends Deed {

    @EntryType("move")
    @Recorded("adf-move")
    record Move(List<String> units, List<Leg> legs, Map<String, Position> positions) implements Maneuver {
        public Move {
            units = List.copyOf(units);
            legs = List.copyOf(legs);
            positions = Map.copyOf(positions);
        }
    }

    /** Breaks off from the enemy, by the disengage line of the chart. */
    @EntryType("disengage")
    @Recorded("adf-disengage")
    record Disengage(
            List<String> units,
            List<Leg> legs,
            @Nullable UUID reactionTo,
            Map<String, Position> positions,
            @Nullable Boolean near)
            implements Maneuver {
        public Disengage {
            units = List.copyOf(units);
            legs = List.copyOf(legs);
            positions = Map.copyOf(positions);
        }

        public Disengage(
                List<String> units, List<Leg> legs, @Nullable UUID reactionTo, Map<String, Position> positions) {
            this(units, legs, reactionTo, positions, null);
        }
    }

    @EntryType("change-formation")
    @Recorded("adf-change-formation")
    record ChangeFormation(
            List<String> units,
            Formation formation,
            @Nullable UUID reactionTo,
            Map<String, Position> positions,
            @Nullable Boolean near)
            implements Maneuver {
        public ChangeFormation {
            units = List.copyOf(units);
            positions = Map.copyOf(positions);
        }

        public ChangeFormation(
                List<String> units, Formation formation, @Nullable UUID reactionTo, Map<String, Position> positions) {
            this(units, formation, reactionTo, positions, null);
        }
    }

    @EntryType("face")
    @Recorded("adf-face")
    record Face(
            List<String> units,
            @Nullable UUID reactionTo,
            Map<String, Position> positions,
            @Nullable Boolean near) implements Maneuver {
        public Face {
            units = List.copyOf(units);
            positions = Map.copyOf(positions);
        }

        public Face(List<String> units, @Nullable UUID reactionTo, Map<String, Position> positions) {
            this(units, reactionTo, positions, null);
        }
    }

    @EntryType("limber")
    @Recorded("adf-limber")
    record Limber(
            List<String> units,
            @Nullable UUID reactionTo,
            Map<String, Position> positions,
            @Nullable Boolean near) implements Maneuver {
        public Limber {
            units = List.copyOf(units);
            positions = Map.copyOf(positions);
        }

        public Limber(List<String> units, @Nullable UUID reactionTo, Map<String, Position> positions) {
            this(units, reactionTo, positions, null);
        }
    }

    @EntryType("unlimber")
    @Recorded("adf-unlimber")
    record Unlimber(
            List<String> units,
            @Nullable UUID reactionTo,
            Map<String, Position> positions,
            @Nullable Boolean near) implements Maneuver {
        public Unlimber {
            units = List.copyOf(units);
            positions = Map.copyOf(positions);
        }

        public Unlimber(List<String> units, @Nullable UUID reactionTo, Map<String, Position> positions) {
            this(units, reactionTo, positions, null);
        }
    }

    @EntryType("mount")
    @Recorded("adf-mount")
    record Mount(
            List<String> units,
            @Nullable UUID reactionTo,
            Map<String, Position> positions,
            @Nullable Boolean near) implements Maneuver {
        public Mount {
            units = List.copyOf(units);
            positions = Map.copyOf(positions);
        }

        public Mount(List<String> units, @Nullable UUID reactionTo, Map<String, Position> positions) {
            this(units, reactionTo, positions, null);
        }
    }

    @EntryType("dismount")
    @Recorded("adf-dismount")
    record Dismount(
            List<String> units,
            @Nullable UUID reactionTo,
            Map<String, Position> positions,
            @Nullable Boolean near) implements Maneuver {
        public Dismount {
            units = List.copyOf(units);
            positions = Map.copyOf(positions);
        }

        public Dismount(List<String> units, @Nullable UUID reactionTo, Map<String, Position> positions) {
            this(units, reactionTo, positions, null);
        }
    }
}

package org.longroll.rff.rules;

import java.util.Optional;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.MovementChart.MoverKind;
import org.longroll.rff.chart.RateLine;
import org.longroll.rff.chart.State.GunState;

public sealed interface Mover {

    MoverKind kind();

    /** The line of the movement rates; empty if the arm has no such formation. */
    Optional<RateLine> line();

    record Foot(Formation formation) implements Mover {

        @Override
        public MoverKind kind() {
            return MoverKind.INFANTRY;
        }

        @Override
        public Optional<RateLine> line() {
            return switch (formation) {
                case LINE, GARRISON -> Optional.of(RateLine.INFANTRY_LINE);
                case FIELD_COLUMN, EXTENDED_LINE -> Optional.of(RateLine.INFANTRY_FIELD_COLUMN_OR_EXTENDED_LINE);
                case MARCH_COLUMN -> Optional.of(RateLine.INFANTRY_MARCH_COLUMN);
                case BROKEN -> Optional.of(RateLine.INFANTRY_BROKEN);
                case DISMOUNTED_EXTENDED_LINE, LIMBERED, UNLIMBERED, MOUNTED, DISMOUNTED -> Optional.empty();
            };
        }
    }

    /** Horse in some formation, mounted or dismounted. */
    record Horse(Formation formation) implements Mover {

        @Override
        public MoverKind kind() {
            return MoverKind.CAVALRY;
        }

        @Override
        public Optional<RateLine> line() {
            return switch (formation) {
                case LINE -> Optional.of(RateLine.CAVALRY_LINE);
                case FIELD_COLUMN, EXTENDED_LINE -> Optional.of(RateLine.CAVALRY_FIELD_COLUMN_OR_EXTENDED_LINE);
                case MARCH_COLUMN -> Optional.of(RateLine.CAVALRY_MARCH_COLUMN);
                case DISMOUNTED_EXTENDED_LINE, GARRISON -> Optional.of(RateLine.CAVALRY_DISMOUNTED_EXTENDED_LINE);
                case BROKEN -> Optional.of(RateLine.CAVALRY_BROKEN);
                case LIMBERED, UNLIMBERED, MOUNTED, DISMOUNTED -> Optional.empty();
            };
        }

        boolean mounted() {
            return formation != Formation.DISMOUNTED_EXTENDED_LINE && formation != Formation.GARRISON;
        }
    }

    /** Guns; the formation is limbered or unlimbered, if given. */
    record Guns(MoverKind kind, Optional<Formation> formation, GunState state) implements Mover {

        public Guns {
            if (kind != MoverKind.FIELD_GUN && kind != MoverKind.HORSE_GUN) {
                throw new IllegalArgumentException(kind.word() + " are no guns");
            }
        }

        @Override
        public Optional<RateLine> line() {
            boolean fits = formation.isEmpty()
                    || formation.get() == Formation.LIMBERED
                    || formation.get() == Formation.UNLIMBERED;
            return Optional.of(kind == MoverKind.HORSE_GUN ? RateLine.HORSE_GUN : RateLine.FIELD_GUN)
                    .filter(line -> fits);
        }
    }

    /** A leader, who moves without a maneuver check. */
    record Leader(Formation formation) implements Mover {

        @Override
        public MoverKind kind() {
            return MoverKind.LEADER;
        }

        @Override
        public Optional<RateLine> line() {
            return switch (formation) {
                case MOUNTED -> Optional.of(RateLine.LEADER_MOUNTED);
                case DISMOUNTED -> Optional.of(RateLine.LEADER_DISMOUNTED);
                case LINE,
                        FIELD_COLUMN,
                        EXTENDED_LINE,
                        MARCH_COLUMN,
                        DISMOUNTED_EXTENDED_LINE,
                        GARRISON,
                        BROKEN,
                        LIMBERED,
                        UNLIMBERED -> Optional.empty();
            };
        }
    }
}

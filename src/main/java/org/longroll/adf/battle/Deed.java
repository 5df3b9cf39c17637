package org.longroll.adf.battle;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.Cover;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.FireChart.RangeBand;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.rules.FireOrder.MountedWith;
import org.longroll.battle.Position;
import org.longroll.journal.EntryType;
import org.longroll.journal.GivenDice;
import org.longroll.journal.Recorded;
import org.longroll.rules.Fraction;

/** Something that units do, with an action in their own part or as a reaction in the enemy's. */
public sealed interface Deed extends AdfOrder
        permits Maneuver, Deed.Fire, Deed.Charge, Deed.Countercharge, Deed.Rally, Deed.Reform, Deed.Rout, Deed.Merge {

    /** The units, the leading one first. */
    List<String> units();

    /** The entry of the enemy that they react to; null in their own part. */
    default @Nullable UUID reactionTo() {
        return null;
    }

    /** Whether they react to something within two inches; null if it was not said. */
    default @Nullable Boolean near() {
        return null;
    }

    /** Their positions afterwards; optional. */
    default Map<String, Position> positions() {
        return Map.of();
    }

    /**
     * @param inches or {@code band}: the distance of the target
     * @param aspect as the target sees it
     * @param inBuildings whether the firers fire out of buildings
     * @param declineOpeningVolley whether those who have theirs keep it for another fire
     * @param disorderPointReached whether a charging target has come to its disorder point; null if not said, then it has
     * @param passThrough targets behind the first, nearest first
     */
    @EntryType("fire")
    @Recorded("adf-fire")
    record Fire(
            FireKind kind,
            List<String> units,
            String target,
            @Nullable Fraction inches,
            @Nullable RangeBand band,
            Aspect aspect,
            List<Cover> cover,
            boolean behindSkirmishers,
            boolean inBuildings,
            boolean declineOpeningVolley,
            MountedWith mountedWith,
            List<TargetBehind> passThrough,
            @Nullable UUID reactionTo,
            @Nullable Boolean disorderPointReached,
            GivenDice dice,
            @Nullable Boolean near)
            implements Deed {
        public Fire {
            units = List.copyOf(units);
            cover = List.copyOf(cover);
            passThrough = List.copyOf(passThrough);
        }

        /** Without a word on the disorder point, which a charging target has come to, or on how near its trigger was. */
        public Fire(
                FireKind kind,
                List<String> units,
                String target,
                @Nullable Fraction inches,
                @Nullable RangeBand band,
                Aspect aspect,
                List<Cover> cover,
                boolean behindSkirmishers,
                boolean inBuildings,
                boolean declineOpeningVolley,
                MountedWith mountedWith,
                List<TargetBehind> passThrough,
                @Nullable UUID reactionTo,
                GivenDice dice) {
            this(
                    kind,
                    units,
                    target,
                    inches,
                    band,
                    aspect,
                    cover,
                    behindSkirmishers,
                    inBuildings,
                    declineOpeningVolley,
                    mountedWith,
                    passThrough,
                    reactionTo,
                    null,
                    dice,
                    null);
        }
    }

    /** A target behind the first, which the same fire reaches. */
    record TargetBehind(String target, Aspect aspect, List<Cover> cover, boolean behindSkirmishers, GivenDice dice) {
        public TargetBehind {
            cover = List.copyOf(cover);
        }
    }

    /**
     * @param units the leading unit first, and those of its group that charge with it
     * @param inches the distance of the target; null if it is no farther than the plain move
     * @param aspect as the target sees it
     */
    @EntryType("charge")
    @Recorded("adf-charge")
    record Charge(
            List<String> units,
            String target,
            Terrain terrain,
            @Nullable Fraction inches,
            Aspect aspect,
            GivenDice dice,
            Map<String, Position> positions)
            implements Deed {
        public Charge {
            units = List.copyOf(units);
            positions = Map.copyOf(positions);
        }
    }

    /** The charged unit countercharges; {@code inches} is null if they meet within its plain move. */
    @EntryType("countercharge")
    @Recorded("adf-countercharge")
    record Countercharge(
            List<String> units,
            Terrain terrain,
            @Nullable Fraction inches,
            @Nullable UUID reactionTo,
            GivenDice dice,
            Map<String, Position> positions)
            implements Deed {
        public Countercharge {
            units = List.copyOf(units);
            positions = Map.copyOf(positions);
        }
    }

    @EntryType("rally")
    @Recorded("adf-rally")
    record Rally(
            List<String> units,
            SaidSituation situation,
            @Nullable UUID reactionTo,
            GivenDice dice,
            Map<String, Position> positions,
            @Nullable Boolean near)
            implements Deed {
        public Rally {
            units = List.copyOf(units);
            positions = Map.copyOf(positions);
        }

        public Rally(
                List<String> units,
                SaidSituation situation,
                @Nullable UUID reactionTo,
                GivenDice dice,
                Map<String, Position> positions) {
            this(units, situation, reactionTo, dice, positions, null);
        }
    }

    @EntryType("reform")
    @Recorded("adf-reform")
    record Reform(
            List<String> units,
            @Nullable UUID reactionTo,
            @Nullable Boolean near) implements Deed {
        public Reform {
            units = List.copyOf(units);
        }

        public Reform(List<String> units, @Nullable UUID reactionTo) {
            this(units, reactionTo, null);
        }
    }

    @EntryType("rout")
    @Recorded("adf-rout")
    record Rout(List<String> units, Terrain terrain, GivenDice dice, Map<String, Position> positions) implements Deed {
        public Rout {
            units = List.copyOf(units);
            positions = Map.copyOf(positions);
        }
    }

    @EntryType("merge")
    @Recorded("adf-merge")
    record Merge(List<String> units) implements Deed {
        public Merge {
            units = List.copyOf(units);
        }
    }
}

package org.longroll.adf.chart;

import java.util.Map;
import java.util.OptionalInt;
import org.longroll.adf.chart.MovementChart.MovementLine;
import org.longroll.dice.Dice;
import org.longroll.rules.Fraction;
import org.longroll.rules.PrintedIn;
import org.longroll.rules.Word;

/** Everything that the chart prints about movement and changing formation. */
public record MovementChart(
        MovementTable infantry,
        MovementTable mounted,
        MovementTable dismounted,
        Map<Gun, MovementLine> limbered,
        Map<Gun, MovementLine> unlimbered,
        Map<Terrain, GunRout> routedGuns,
        Parity gunsLostOn,
        Map<Quality, Fraction> formationChange,
        Map<Quality, Fraction> limberOrMount) {

    /** The effect of a rout on guns, by ground. */
    public sealed interface GunRout {

        /** They limber and run so far, unless the total loses them. */
        record Rolled(Dice dice) implements GunRout {}

        record Inches(int inches) implements GunRout {}

        record Abandoned() implements GunRout {}
    }

    /** One line of a formations table: the charge morale modifier, and the inches for each ground. */
    public record MovementLine(int cmm, Map<Terrain, Integer> inches) {

        /** Empty where the chart prints NA. */
        public OptionalInt on(Terrain terrain) {
            var allowance = inches.get(terrain);
            return allowance == null ? OptionalInt.empty() : OptionalInt.of(allowance);
        }
    }

    /** A formations table for foot, mounted or dismounted horse. */
    public record MovementTable(
            Map<Formation, MovementLine> formations,
            MovementLine disorder,
            MovementLine disengage,
            MovementLine shaken,
            Map<Terrain, Dice> routed) {}

    /** Which totals of a rout roll lose the guns. */
    public enum Parity implements Word {
        EVEN,
        ODD;

        public boolean of(int total) {
            return switch (this) {
                case EVEN -> total % 2 == 0;
                case ODD -> total % 2 != 0;
            };
        }
    }

    /** The ground that movement is printed for. */
    @PrintedIn({"adjacent", "infantry-formations", "cavalry-formations", "gun-movement"})
    public enum Terrain implements Word {
        ROAD,
        TRAIL,
        OPEN,
        BROKEN,
        LIGHT_WOODS,
        HEAVY_WOODS,
        ROUGH
    }
}

package org.longroll.adf.chart;

import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.longroll.rules.Fraction;
import org.longroll.rules.Fraction.Rounding;
import org.longroll.rules.PrintedIn;
import org.longroll.rules.Word;

public record FireChart(
        Map<SmallArm, SmallArmLine> smallArms,
        Map<Gun, GunLine> guns,
        Map<Arm, ResultsRow> results,
        Map<FireResult, FireEffect> effects,
        Map<TargetModifier, ModifierLine> target,
        Map<FirerModifier, FirerLine> firer,
        Procedure procedure) {

    /** A result without a line has no effect. */
    public FireEffect effect(FireResult result) {
        return effects.getOrDefault(result, new FireEffect(0, OptionalInt.empty()));
    }

    /** The value of a firer modifier for each arm; cavalry has two columns. */
    public record FirerLine(int infantry, int dismounted, int mounted, int artillery) {

        public int value(Arm arm, boolean inTheSaddle) {
            return switch (arm) {
                case INFANTRY -> infantry;
                case CAVALRY -> inTheSaddle ? mounted : dismounted;
                case ARTILLERY -> artillery;
            };
        }
    }

    /** The lines of text around the tables: how a fire is carried out. */
    public record Procedure(
            FireDice dice,
            Bands bands,
            Rounding rounding,
            Fraction oneFigureShare,
            Rounding oneFigureRounding,
            Map<FirerState, Weakening> weakenings,
            MountedFire mounted,
            int pistolDice,
            Set<RangeBand> deliberateBands,
            int deliberateActions,
            Map<Arm, RangeBand> desperationBand,
            int combinedUnits,
            Map<Arm, CombinedLimit> combined,
            int passThroughLostDice,
            Map<Arm, Fraction> passThroughInches,
            Limits targetModifiers,
            int arcDegrees) {}

    /** Where fire or a charge comes from, as the target sees it. */
    public enum Aspect implements Word {
        FRONT,
        PARTIAL_FLANK,
        FULL_FLANK,
        REAR;

        /** Columns and limbered guns have no partial flank: it counts as a full one. */
        public Aspect onColumn() {
            return this == PARTIAL_FLANK ? FULL_FLANK : this;
        }
    }

    /** The limits of the range bands; artillery's short is a share, and long a multiple, of normal range. */
    public record Bands(
            Fraction shortInches,
            Fraction artilleryShort,
            Fraction longRange,
            Fraction canisterInches,
            Fraction pointBlankInches) {}

    /** The limits of one combined fire: figures or sections, and firepower if the chart limits it. */
    public record CombinedLimit(int strength, OptionalInt firepower) {}

    /** The effect of a fire result: hits, and the modifier to the MMP of the check, if it calls one. */
    public record FireEffect(int hits, OptionalInt check) {}

    /** The occasions on which a unit fires. */
    public enum FireKind implements Word {
        FIRE,
        DELIBERATE,
        REACTION,
        DESPERATION,
        POINT_BLANK,
        MELEE,
        VOLLEY
    }

    @PrintedIn("fire.firer")
    public enum FirerState implements Word {
        DISORDER,
        SHAKEN,
        SKIRMISHERS,
        SKIRMISHING_SHARPSHOOTERS,
        IN_BUILDINGS
    }

    /** How mounted troopers fire: with both weapons at once, or with one of them. */
    public enum MountedFire implements Word {
        WEAPON_AND_PISTOL,
        WEAPON_OR_PISTOL
    }

    /** The distance of the target, from the farthest to the closest. */
    public enum RangeBand implements Word {
        LONG,
        NORMAL,
        SHORT,
        CANISTER,
        POINT_BLANK,
        CLOSE_CANISTER,
        MELEE
    }

    /** The share of firepower left to a weakened firer, and the dice that it loses. */
    public record Weakening(Fraction firepower, int lostDice) {}
}

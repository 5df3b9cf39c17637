package org.longroll.adf.rules;

import java.util.Comparator;
import java.util.Optional;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.FireChart.MountedFire;
import org.longroll.adf.chart.FireChart.RangeBand;
import org.longroll.adf.chart.Gun;
import org.longroll.adf.chart.SmallArm;
import org.longroll.adf.rules.FireOrder.MountedWith;
import org.longroll.rules.Fraction;
import org.longroll.rules.Refusal;
import org.longroll.rules.Word;

/** The range band of a fire, and its number of dice. */
record Ranging(FireChart chart, Weakness weakness) {

    Ranging(FireChart chart) {
        this(chart, new Weakness(chart));
    }

    /** The band of the whole fire: the farthest of the firers'. */
    RangeBand band(FireOrder order) {
        return order.firers().stream()
                .map(firer -> band(order, firer))
                .min(Comparator.naturalOrder())
                .orElseThrow();
    }

    /** The dice of the whole fire: the fewest of the firers'. Below 1 if states cost more than there are. */
    int dice(FireOrder order) {
        return order.firers().stream()
                .mapToInt(firer -> dice(order, firer) - weakness.lostDice(firer))
                .min()
                .orElseThrow();
    }

    /** How far the band of the whole fire reaches. */
    Fraction reach(FireOrder order) {
        var band = band(order);
        return order.firers().stream()
                .map(firer -> reach(band, firer))
                .min(Comparator.naturalOrder())
                .orElseThrow();
    }

    private Fraction reach(RangeBand band, Firer firer) {
        var bands = chart.procedure().bands();
        return switch (band) {
            case LONG -> normalRange(firer).times(bands.longRange());
            case NORMAL -> normalRange(firer);
            case SHORT -> shortRange(firer);
            case CANISTER -> bands.canisterInches();
            case POINT_BLANK, CLOSE_CANISTER, MELEE -> bands.pointBlankInches();
        };
    }

    private Fraction shortRange(Firer firer) {
        var bands = chart.procedure().bands();
        return firer.weapon() instanceof Gun ? normalRange(firer).times(bands.artilleryShort()) : bands.shortInches();
    }

    private RangeBand band(FireOrder order, Firer firer) {
        var arm = firer.troops().arm();
        return switch (order.kind()) {
            case POINT_BLANK -> arm == Arm.ARTILLERY ? RangeBand.CLOSE_CANISTER : RangeBand.POINT_BLANK;
            case MELEE -> RangeBand.MELEE;
            case DESPERATION, FIRE, DELIBERATE, REACTION, VOLLEY ->
                switch (order.range()) {
                    case Range.Measured(Fraction inches) -> band(inches, firer);
                    case Range.InBand(RangeBand band) -> band;
                    case Range.Unstated() -> Word.line(chart.procedure().desperationBand(), arm);
                };
        };
    }

    private RangeBand band(Fraction inches, Firer firer) {
        var bands = chart.procedure().bands();
        var normal = normalRange(firer);
        if (firer.weapon() instanceof Gun && inches.atMost(bands.canisterInches())) {
            return RangeBand.CANISTER;
        }
        if (inches.atMost(shortRange(firer))) {
            return RangeBand.SHORT;
        }
        return inches.atMost(normal) ? RangeBand.NORMAL : RangeBand.LONG;
    }

    private Fraction normalRange(Firer firer) {
        return switch (firer.weapon()) {
            case SmallArm arm -> Word.line(chart.smallArms(), arm).range();
            case Gun gun -> Fraction.whole(Word.line(chart.guns(), gun).range());
        };
    }

    private int dice(FireOrder order, Firer firer) {
        var dice = chart.procedure().dice();
        if (order.kind() == FireKind.DESPERATION) {
            return dice.desperation();
        }
        var band = band(order, firer);
        return switch (firer.weapon()) {
            case Gun gun -> dice.of(band, Word.line(chart.guns(), gun).bore());
            case SmallArm arm ->
                band == RangeBand.POINT_BLANK && drawsPistols(order, firer)
                        ? chart.procedure().pistolDice()
                        : dice.of(band);
        };
    }

    /** Whether mounted troopers fire their pistols in place of their weapons. */
    boolean drawsPistols(FireOrder order, Firer firer) {
        return firer.troops().mounted()
                && chart.procedure().mounted() == MountedFire.WEAPON_OR_PISTOL
                && order.mountedWith() == MountedWith.PISTOL;
    }

    Optional<Refusal> objection(FireOrder order) {
        return switch (order.range()) {
            case Range.Unstated() ->
                AdfRefusal.RANGE_UNKNOWN.when(
                        !order.atClosest() && order.kind() != FireKind.DESPERATION,
                        "inches",
                        () -> "Say how far away the target is, or in which band.");
            case Range.InBand(RangeBand band) -> wrongBand(order, band);
            case Range.Measured(Fraction inches) -> tooFar(order, inches);
        };
    }

    private Optional<Refusal> wrongBand(FireOrder order, RangeBand band) {
        boolean closest = band == RangeBand.POINT_BLANK || band == RangeBand.CLOSE_CANISTER || band == RangeBand.MELEE;
        if (closest || order.atClosest()) {
            boolean fits =
                    order.atClosest() && band == band(order, order.firers().getFirst());
            return AdfRefusal.BAND_OF_ITS_OWN_KIND.when(
                    !fits, "band", () -> "A fire of kind " + order.kind().word() + " is not at " + band.word() + ".");
        }
        return AdfRefusal.BAND_NOT_OF_THE_ARM.when(
                band == RangeBand.CANISTER && order.arm() != Arm.ARTILLERY,
                "band",
                () -> order.arm().word() + " has no canister.");
    }

    private Optional<Refusal> tooFar(FireOrder order, Fraction inches) {
        var bands = chart.procedure().bands();
        var reach = order.atClosest()
                ? bands.pointBlankInches()
                : order.firers().stream()
                        .map(this::normalRange)
                        .min(Comparator.naturalOrder())
                        .orElseThrow()
                        .times(bands.longRange());
        return AdfRefusal.OUT_OF_RANGE.when(
                !inches.atMost(reach),
                "inches",
                () -> "The target is " + inches.decimal() + " inches away, and this fire reaches " + reach.decimal()
                        + ".");
    }
}

package org.longroll.rff.rules;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.longroll.rff.chart.ManeuverChart;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rff.chart.MovementChart;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.chart.MovementChart.Inches;
import org.longroll.rff.chart.MovementChart.Rate;
import org.longroll.rff.chart.RateLine;
import org.longroll.rff.rules.MovementAnswer.Option;
import org.longroll.rff.rules.MovementAnswer.Reach;
import org.longroll.rules.Fraction;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;
import org.longroll.rules.Waivers;
import org.longroll.rules.Word;

/** Movement by legs, within the maneuver result. */
record MovementRules(MovementChart chart, ManeuverChart maneuvers, MovementOptions options, Waivers waivers) {

    /** The reach if an umpire allows a maneuver that the result does not open. */
    private static final Reach WHOLE = new Reach.Share(Fraction.ONE);

    MovementRules(MovementChart chart, ManeuverChart maneuvers, Waivers waivers) {
        this(chart, maneuvers, new MovementOptions(chart), waivers);
    }

    Verdict<MovementAnswer> move(Move move) {
        var effect = Word.line(maneuvers.effects(), move.result());
        var choices = options.of(move.mover(), effect);
        var chosen = chosen(move, choices);
        var objection = waivers.first(
                () -> RffRefusal.FORMATION_DOES_NOT_FIT.when(
                        line(move.mover()).isEmpty(),
                        "formation",
                        () -> "There is no such formation of "
                                + move.mover().kind().word() + "."),
                () -> RffRefusal.NO_RESULT_OF_THE_KIND.when(
                        !fits(move),
                        "result",
                        () -> "Guns are never told “" + move.result().word() + "”."),
                () -> RffRefusal.MANEUVER_NOT_ALLOWED.when(
                        choices.isEmpty(), "result", () -> "This result is for cavalry that is mounted."),
                () -> RffRefusal.MANEUVER_NOT_ALLOWED.when(
                        chosen.isEmpty(), "maneuver", () -> "The result does not let the unit do this."));
        return objection.isPresent()
                ? Verdict.refused(objection.get())
                : march(
                        move,
                        choices,
                        chosen.or(() -> choices.stream().findFirst())
                                .map(Option::reach)
                                .orElse(WHOLE));
    }

    /** Guns use only the first column of effects. */
    private boolean fits(Move move) {
        return switch (move.mover()) {
            case Mover.Guns guns ->
                move.result() == ManeuverResult.HASTY
                        || maneuvers.lines().stream().anyMatch(line -> line.goodOrderAndGuns() == move.result());
            case Mover.Foot foot -> true;
            case Mover.Horse horse -> true;
            case Mover.Leader leader -> true;
        };
    }

    /** The option that was named, or the one with the longest move. */
    private static Optional<Option> chosen(Move move, List<Option> choices) {
        if (move.maneuver().isPresent()) {
            var word = move.maneuver().get().word();
            return choices.stream()
                    .filter(option -> option.maneuver().equals(word))
                    .findFirst();
        }
        return choices.stream().reduce((one, other) -> farther(one.reach(), other.reach()) ? one : other);
    }

    private static boolean farther(Reach one, Reach other) {
        return share(one).compareTo(share(other)) >= 0;
    }

    /** Inches by hand count as less than any share of a move. */
    private static Fraction share(Reach reach) {
        return switch (reach) {
            case Reach.Share(Fraction share) -> share;
            case Reach.Inches inches -> Fraction.ZERO;
        };
    }

    private Verdict<MovementAnswer> march(Move move, List<Option> choices, Reach reach) {
        var effect = Word.line(maneuvers.effects(), move.result());
        var allowances = new EnumMap<Ground, Optional<Fraction>>(Ground.class);
        rates(move.mover(), effect.rate())
                .forEach((ground, rate) ->
                        allowances.put(ground, rate.map(inches -> allowance(inches, effect.rate(), reach))));
        return Verdict.unless(
                objection(move.legs(), allowances),
                () -> new MovementAnswer(allowances, used(move.legs(), allowances), choices));
    }

    /** The line of the chart for a unit's movement, if the chart has it. */
    Optional<RateLine> line(Mover mover) {
        return mover.line().filter(chart.rates()::containsKey);
    }

    /** The farthest move at a rate, on the best ground. */
    Fraction farthest(Mover mover, Rate rate) {
        return Fraction.whole(rates(mover, rate).values().stream()
                .flatMap(Optional::stream)
                .mapToInt(inches -> inches.at(rate))
                .max()
                .orElse(0));
    }

    /** A whole move at a rate, on the slowest ground that is open to it. */
    Fraction slowest(Mover mover, Rate rate) {
        return Fraction.whole(rates(mover, rate).values().stream()
                .flatMap(Optional::stream)
                .mapToInt(inches -> inches.at(rate))
                .filter(inches -> inches > 0)
                .min()
                .orElse(0));
    }

    /** Troops that panic or rout use the line of the broken; guns and leaders, which have none, use their own. */
    private Map<Ground, Optional<Inches>> rates(Mover mover, Rate rate) {
        var own = line(mover).map(chart.rates()::get).orElse(Map.of());
        return switch (rate) {
            case FULL, DOUBLE_QUICK -> own;
            case BROKEN ->
                switch (mover) {
                    case Mover.Foot foot -> chart.rates().getOrDefault(RateLine.INFANTRY_BROKEN, own);
                    case Mover.Horse horse -> chart.rates().getOrDefault(RateLine.CAVALRY_BROKEN, own);
                    case Mover.Guns guns -> own;
                    case Mover.Leader leader -> own;
                };
        };
    }

    private static Fraction allowance(Inches inches, Rate rate, Reach reach) {
        return switch (reach) {
            case Reach.Share(Fraction share) -> share.times(inches.at(rate));
            case Reach.Inches(int byHand) -> Fraction.whole(byHand);
        };
    }

    private Optional<Refusal> objection(List<Leg> legs, Map<Ground, Optional<Fraction>> allowances) {
        return Refusal.any(legs, "legs", (leg, at) -> {
            var allowance = on(leg, allowances);
            return waivers.first(
                    () -> RffRefusal.NOT_ON_THIS_GROUND.when(
                            allowance.isEmpty(),
                            at + "ground",
                            () -> "The formation has no rate by " + leg.ground().word() + "."),
                    () -> RffRefusal.MANEUVER_NOT_ALLOWED.when(
                            allowance.filter(Fraction::isZero).isPresent()
                                    && !leg.inches().isZero(),
                            at + "inches",
                            () -> "This maneuver leaves no move."));
        });
    }

    /** Ground that the chart does not print is closed, like a road without a rate. */
    private static Optional<Fraction> on(Leg leg, Map<Ground, Optional<Fraction>> allowances) {
        return allowances.getOrDefault(leg.ground(), Optional.empty());
    }

    /** By road an umpire lets a formation go as in the open; without any rate the leg takes the whole move. */
    private static Fraction used(List<Leg> legs, Map<Ground, Optional<Fraction>> allowances) {
        var used = Fraction.ZERO;
        for (var leg : legs) {
            var allowance = on(leg, allowances)
                    .or(() -> allowances.getOrDefault(Ground.OPEN, Optional.empty()))
                    .orElse(Fraction.ZERO);
            if (!leg.inches().isZero()) {
                used = used.plus(
                        allowance.isZero() ? Fraction.ONE : leg.inches().dividedBy(allowance));
            }
        }
        return used;
    }
}

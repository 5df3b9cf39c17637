package org.longroll.rff.rules;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.longroll.rff.chart.Effectiveness;
import org.longroll.rff.chart.FieldChart.Sight;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.FireChart.FireResult;
import org.longroll.rff.chart.Maneuver.TroopManeuver;
import org.longroll.rff.chart.MovementChart.Rate;
import org.longroll.rff.chart.Quality;
import org.longroll.rff.chart.RffChart;
import org.longroll.rff.chart.Weapon;
import org.longroll.rules.Chart;
import org.longroll.rules.Fraction;
import org.longroll.rules.Refusal;
import org.longroll.rules.Rules;
import org.longroll.rules.Verdict;
import org.longroll.rules.Waivers;
import org.longroll.rules.Word;

/**
 * Regimental Fire and Fury over its chart. It rolls no dice: an answer has the odds of every outcome, and takes a roll.
 */
public final class RffRules implements Rules {

    private final RffChart chart;
    private final TheDie die;
    private final ManeuverRules maneuver;
    private final MovementRules movement;
    private final FireRules fire;
    private final ChargeRules charge;
    private final FieldRules field;

    private RffRules(RffChart chart, Waivers waivers) {
        this.chart = chart;
        this.die = TheDie.of(chart.field());
        this.maneuver = new ManeuverRules(chart.maneuver(), die, waivers);
        this.movement = new MovementRules(chart.movement(), chart.maneuver(), waivers);
        this.fire = new FireRules(chart.fire(), die, waivers);
        this.charge = new ChargeRules(chart.charge(), die, waivers);
        this.field = new FieldRules(chart.field(), chart.movement());
    }

    static RffRules over(RffChart chart) {
        return new RffRules(chart, Waivers.NONE);
    }

    /** These rules with some refusals waived by an umpire, as far as they can be waived. */
    public RffRules waiving(Set<RffRefusal> waived) {
        return new RffRules(chart, Waivers.of(waived));
    }

    @Override
    public Chart chart() {
        return chart.source();
    }

    /** The chart with types, for callers that need a printed value itself. */
    public RffChart printed() {
        return chart;
    }

    /** The property of a unit that the chart does not print, if there is one. */
    public Optional<Refusal> lacks(Quality quality, Weapon weapon, Mover mover) {
        return lacks(quality, "quality")
                .or(() -> lacks(weapon, "weapon"))
                .or(() -> RffRefusal.FORMATION_DOES_NOT_FIT.when(
                        movement.line(mover).isEmpty(), "formation", () -> "The movement rates have no line for it."));
    }

    private Optional<Refusal> lacks(Word word, String field) {
        return RffRefusal.NOT_PRINTED.unlessIn(chart.words(), word, field);
    }

    public Verdict<ManeuverAnswer> check(ManeuverCheck check) {
        return maneuver.check(check);
    }

    public Verdict<MovementAnswer> move(Move move) {
        return Verdict.unless(lacks(move.result(), "result"), () -> move).then(movement::move);
    }

    /** The farthest move at a rate, on the best ground. */
    public Fraction farthest(Mover mover, Rate rate) {
        return movement.farthest(mover, rate);
    }

    /** A whole move at a rate, on the slowest ground that is open to it. */
    public Fraction slowest(Mover mover, Rate rate) {
        return movement.slowest(mover, rate);
    }

    public Verdict<FireAnswer> fire(FireOrder order) {
        var lacking = Refusal.any(order.firers(), "firers", (firer, at) -> lacks(firer.weapon(), at + "weapon"))
                .or(() -> lacks(order.target().quality(), "target.quality"));
        return Verdict.unless(lacking, () -> order).then(fire::fire);
    }

    /** The effect of a resolved fire on a unit close behind the target. */
    public FireLoss behind(FireKind kind, FireResult result, int total, Target behind) {
        return fire.behind(kind, result, total, behind);
    }

    /** Whether a unit that fired so many of its stands can be marked low on ammunition. */
    public boolean runsLow(int standsFiring, int stands) {
        return fire.runsLow(standsFiring, stands);
    }

    public Verdict<ChargeAnswer> charge(ChargeCombat combat) {
        return charge.charge(combat);
    }

    /** The next combat after a desperate struggle, with the new modifiers; empty after other results. */
    public Optional<ChargeAnswer> again(ChargeOutcome outcome) {
        return charge.again(outcome);
    }

    public FallenLeaderAnswer fallenLeader() {
        return new FallenLeaderAnswer(chart.field().leaders(), die);
    }

    /** A leader's command radius in inches; empty if it is the length of the line of march. */
    public OptionalInt commandRadius(Set<Sight> sights) {
        return field.commandRadius(sights);
    }

    /** The effectiveness of a unit, by the numbers of stands that it was mustered with. */
    public Effectiveness effectiveness(int stands, int wornAt, int spentAt) {
        return FieldRules.effectiveness(stands, wornAt, spentAt);
    }

    /** Whether a maneuver disorders a unit; in a passage of lines it is asked for both units. */
    public boolean disorders(TroopManeuver maneuver, List<Passing> units) {
        return field.disorders(maneuver, units);
    }
}

package org.longroll.adf.rules;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.longroll.adf.chart.AdfChart;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.chart.Weapon;
import org.longroll.dice.Distribution;
import org.longroll.rules.Chart;
import org.longroll.rules.Fraction;
import org.longroll.rules.Refusal;
import org.longroll.rules.Rules;
import org.longroll.rules.Verdict;
import org.longroll.rules.Waivers;

/**
 * Across A Deadly Field over one chart. It rolls no dice: an answer has the odds of every outcome, and takes a roll.
 */
public final class AdfRules implements Rules {

    private final AdfChart chart;
    private final FireRules fire;
    private final MoraleRules morale;
    private final MovementRules movement;
    private final ChargeRules charge;
    private final ImpactRules impact;
    private final VolleyRules volley;
    private final FieldRules field;
    private final Edition edition;

    private AdfRules(AdfChart chart, Waivers waivers) {
        this.chart = chart;
        this.fire = new FireRules(chart.fire(), waivers);
        this.morale = new MoraleRules(chart.morale(), waivers);
        this.movement = new MovementRules(chart.movement(), waivers);
        this.charge = new ChargeRules(chart, movement, waivers);
        this.impact = new ImpactRules(chart.impact(), morale, movement, waivers);
        this.volley = new VolleyRules(chart.fire(), fire, morale);
        this.field = new FieldRules(chart.field(), waivers);
        this.edition = new Edition(chart);
    }

    static AdfRules over(AdfChart chart) {
        return new AdfRules(chart, Waivers.NONE);
    }

    /** These rules with some refusals waived by an umpire, as far as they can be waived. */
    public AdfRules waiving(Set<AdfRefusal> waived) {
        return new AdfRules(chart, Waivers.of(waived));
    }

    @Override
    public Chart chart() {
        return chart.source();
    }

    /** The chart with types, for callers that need a printed value itself. */
    public AdfChart printed() {
        return chart;
    }

    /** The property of a unit that this edition does not print, if there is one. */
    public Optional<Refusal> lacks(Troops troops, Weapon weapon) {
        return edition.lacks(troops, "").or(() -> edition.lacks(weapon, "weapon"));
    }

    public Verdict<FireAnswer> fire(FireOrder order) {
        return Verdict.unless(edition.lacks(order), () -> order).then(fire::fire);
    }

    /** A morale check, or a rally: the results are the same. */
    public Verdict<MoraleAnswer> check(MoraleCheck check) {
        return Verdict.unless(edition.lacks(check.troops(), "unit."), () -> check)
                .then(morale::check);
    }

    public Verdict<CompetenceAnswer> competence(Troops troops, Losses losses) {
        return Verdict.unless(edition.lacks(troops, "unit."), () -> losses)
                .then(each -> morale.competence(troops, each));
    }

    /** The odds of the target's state after a fire and the check that it calls. */
    public Verdict<Distribution<VolleyOutcome>> volley(FireOrder order, Regiment target, Situation situation) {
        return Verdict.unless(edition.lacks(order).or(() -> edition.lacks(target.troops(), "unit.")), () -> order)
                .then(each -> volley.odds(each, target, situation));
    }

    public LeaderCasualty leaderCasualty(int hits) {
        return field.leaderCasualty(hits);
    }

    public Verdict<MovementAnswer> move(Move move) {
        return Verdict.unless(edition.lacks(move.mover()), () -> move).then(movement::move);
    }

    /** The cost of changing formation, as a share of a move; for guns, of limbering. */
    public Fraction formationChange(Troops troops) {
        return movement.formationChange(troops);
    }

    public Verdict<RoutAnswer> rout(Mover mover, Terrain terrain) {
        return Verdict.unless(edition.lacks(mover).or(() -> edition.lacks(terrain, "terrain")), () -> mover)
                .then(each -> movement.rout(each, terrain));
    }

    public Verdict<ChargeAnswer> charge(Charge declared) {
        return Verdict.unless(
                        edition.lacks(declared.troops(), "unit.")
                                .or(() -> edition.lacks(declared.terrain(), "terrain")),
                        () -> declared)
                .then(charge::charge);
    }

    public Verdict<Troops> countercharge(Troops charged) {
        return field.countercharge(charged);
    }

    public Verdict<ImpactAnswer> impact(Contestant attacker, Contestant defender) {
        return Verdict.unless(
                        edition.lacks(attacker.troops(), "attacker.unit.")
                                .or(() -> edition.lacks(defender.troops(), "defender.unit.")),
                        () -> attacker)
                .then(each -> impact.impact(each, defender));
    }

    /** How many inches short of the defender an attacker halts, by one die. */
    public Fraction stopsShort(int die) {
        return impact.stopsShort(die);
    }

    /** The morale of a unit after an impact that it did not lose. */
    public Morale afterImpact(Morale before) {
        return impact.involved(before);
    }

    /** How many inches a winning attacker may follow; he does so, and pursues, in {@link #pursuit} morale. */
    public Verdict<Integer> follow(ImpactOutcome outcome) {
        return impact.follow(outcome);
    }

    public Morale pursuit(Morale before) {
        return before.orWorse(chart.field().pursuitMorale());
    }

    public Verdict<Troops> reform(Troops troops) {
        return field.reform(troops);
    }

    public Verdict<List<Troops>> group(List<Troops> units) {
        return field.group(units);
    }

    public Verdict<Merger> merge(Regiment one, Weapon oneWeapon, Regiment other, Weapon otherWeapon) {
        return field.merge(one, oneWeapon, other, otherWeapon);
    }

    public int commandRadius(int leaderBenefit) {
        return field.commandRadius(leaderBenefit);
    }

    public int reactionRadius(int leaderBenefit) {
        return field.reactionRadius(leaderBenefit);
    }

    /** Within how many inches units are adjacent; 0 is touching. */
    public Fraction adjacent(Terrain terrain) {
        return field.adjacent(terrain);
    }

    public Fraction adjacentToLeader(Terrain terrain) {
        return field.adjacentToLeader(terrain);
    }
}

package org.longroll.sequence.adf;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MoraleChart.CheckCause;
import org.longroll.adf.rules.Contestant;
import org.longroll.adf.rules.FireOrder;
import org.longroll.adf.rules.FireOrder.MountedWith;
import org.longroll.adf.rules.FireOutcome;
import org.longroll.adf.rules.ImpactAnswer;
import org.longroll.adf.rules.ImpactOutcome;
import org.longroll.adf.rules.ImpactOutcome.Side;
import org.longroll.adf.rules.Range;
import org.longroll.adf.rules.Target;
import org.longroll.dice.Roll;
import org.longroll.rules.Fraction;
import org.longroll.rules.Word;
import org.longroll.sequence.Company.Presence;
import org.longroll.sequence.Said;
import org.longroll.sequence.adf.Charge.Step;

/** Impact, melee, and the advance of attackers who won. */
record Contact(Field field) {

    private Charge charge() {
        return Objects.requireNonNull(field.charge);
    }

    /** FIV = 2D6 + impact value - MMP, of the lead units; a routed unit in contact surrenders. */
    void impact(Said said) {
        var charge = charge();
        var lead = field.unit(charge.lead());
        var target = field.unit(charge.target);
        if (charge.come == null && charge.gap != null) {
            charge.come = charge.gap;
        }
        if (charge.come != null) {
            new ChargeStep(field).hasCome(charge.come);
        }
        var situations = new Situations(field);
        var attacker = new Contestant(
                lead.nerves(),
                lead.strength,
                lead.losses(0),
                Situations.with(
                        situations.inImpact(lead.id, true),
                        said.fields().path("attacker").path("situation")));
        var defender = new Contestant(
                target.nerves(),
                target.strength,
                target.losses(0),
                Situations.with(
                        situations.inImpact(target.id, false),
                        said.fields().path("defender").path("situation")),
                charge.disengaged);
        switch (field.rules.impact(attacker, defender).answer()) {
            case ImpactAnswer.Surrender surrender -> {
                field.by("a routed unit in contact surrenders");
                won(List.of(target), null, surrender.after(), null);
            }
            case ImpactAnswer.Contest contest ->
                resolve(
                        said,
                        contest.roll(new Roll(said.roll()), new Roll(said.roll()))
                                .answer());
        }
    }

    private void resolve(Said said, ImpactOutcome outcome) {
        field.by("impact: " + outcome.result().word());
        var charge = charge();
        switch (outcome.result()) {
            case MELEE -> charge.step = Step.MELEE;
            case STOPPED_SHORT -> {
                charge.step = Step.VOLLEYS;
                charge.stoppedAt = field.rules.stopsShort(said.die());
                all(charge).forEach(this::involved);
                if (field.rules.printed().impact().stopShortVolley()) {
                    charge.volleys.addAll(charge.attackers);
                    charge.volleys.add(charge.target);
                }
            }
            default -> {
                var defeat = outcome.defeat().orElseThrow();
                boolean attackersWon = defeat.loser() == Side.DEFENDER;
                var losers = attackersWon ? List.of(charge.target) : List.copyOf(charge.attackers);
                won(
                        losers.stream().map(field::unit).toList(),
                        defeat.figuresLost().isPresent() ? defeat.figuresLost().getAsInt() : null,
                        outcome.result() == org.longroll.adf.chart.ImpactChart.ImpactResult.SURRENDERED
                                ? Morale.SURRENDERED
                                : levelOf(outcome),
                        defeat.fallBackInches().isPresent()
                                ? Fraction.whole(defeat.fallBackInches().getAsInt())
                                : null);
            }
        }
    }

    /** Disorder, shaken or routed, as the line of the result says. */
    private static Morale levelOf(ImpactOutcome outcome) {
        return switch (outcome.result()) {
            case DISORDERED -> Morale.DISORDER;
            case SHAKEN -> Morale.SHAKEN;
            default -> Morale.ROUTED;
        };
    }

    private static List<String> all(Charge charge) {
        var all = new ArrayList<>(charge.attackers);
        all.add(charge.target);
        return all;
    }

    /** All losing units lose figures, fall back and go to the level; the others are in disorder. */
    private void won(List<Regiment> losers, @Nullable Integer figures, Morale level, @Nullable Fraction back) {
        var charge = charge();
        boolean attackersWon = losers.getFirst().id.equals(charge.target);
        var winners = attackersWon ? List.copyOf(charge.attackers) : List.of(charge.target);
        boolean removed = false;
        for (var loser : losers) {
            if (!level.inPlay()) {
                new Casualties(field).remove(loser, Presence.SURRENDERED, Morale.SURRENDERED);
                removed = true;
                continue;
            }
            new Casualties(field).lose(loser, Objects.requireNonNull(figures));
            if (loser.strength == 0) {
                removed = true;
                continue;
            }
            boolean routs = level == Morale.ROUTED && !loser.isRouted();
            loser.morale = loser.morale.orWorse(level);
            if (routs) {
                new Casualties(field).routs(loser);
            }
        }
        winners.forEach(this::involved);
        if (attackersWon) {
            mayAdvance(removed ? null : back);
        } else {
            new ChargeStep(field).over();
        }
    }

    private void involved(String id) {
        var unit = field.unit(id);
        unit.morale = field.rules.afterImpact(unit.morale);
    }

    /** One inch less than the loser fell back; where it was removed, what is left of the charge's distance. */
    private void mayAdvance(@Nullable Fraction back) {
        var charge = charge();
        charge.step = Step.WON;
        charge.beaten.add(charge.target);
        charge.follow = back == null
                ? ChargeStep.less(charge.distance, charge.come == null ? charge.distance : charge.come)
                : ChargeStep.less(back, Fraction.ONE);
    }

    /** Attackers whose melee threw the defender back or wiped it out have won. */
    void wonMelee() {
        var charge = charge();
        charge.fought = false;
        all(charge).stream().filter(field.company::there).forEach(this::involved);
        mayAdvance(field.company.there(charge.target) ? charge.fellBack : null);
    }

    /** "Both sides are in contact and do a simultaneous melee fire": losses and checks of both. */
    void melee(Said said) {
        field.count("melees");
        var charge = charge();
        var attacker = field.unit(charge.lead());
        var defender = field.unit(charge.target);
        var atDefender = fights(said, attacker, defender, "attacker");
        var atAttacker = fights(said, defender, attacker, "defender");
        boolean nearDefender = stands(attacker, atAttacker) && new Situations(field).countsAsNear(attacker);
        boolean nearAttacker = stands(defender, atDefender) && new Situations(field).countsAsNear(defender);
        charge.fought = true;
        boolean battery = attacker.isBattery();
        strike(defender, atDefender, nearDefender, battery);
        strike(attacker, atAttacker, nearAttacker, defender.isBattery());
        boolean targetStands = field.company.there(charge.target);
        new ChargeStep(field).afterLosses();
        if (!targetStands && field.charge != null) {
            wonMelee();
        }
    }

    /** An enemy whom the same melee wipes out is near to nobody. */
    private boolean stands(Regiment unit, @Nullable FireOutcome under) {
        return under == null || under.hits() < unit.strength;
    }

    private @Nullable FireOutcome fights(Said said, Regiment firer, Regiment at, String side) {
        var with = Word.find(
                        MountedWith.class,
                        said.fields().path(side).path("mountedWith").asText())
                .orElse(MountedWith.WEAPON);
        var order = new FireOrder(
                FireKind.MELEE,
                new Range.Unstated(),
                List.of(Fires.firer(firer, false, false)),
                with,
                new Target(at.troops(), charge().charges(at.id), Set.of(), Aspect.FRONT, false),
                List.of());
        var asked = field.rules.fire(order);
        if (asked.refusal().isPresent()) {
            return null;
        }
        firer.firedAt.add(at.id);
        return asked.answer().roll(new Roll(said.roll())).answer();
    }

    private void strike(Regiment unit, @Nullable FireOutcome outcome, boolean near, boolean byGuns) {
        if (outcome == null) {
            return;
        }
        int lost = new Casualties(field).lose(unit, outcome.hits());
        if (unit.strength > 0 && outcome.check().isPresent()) {
            var called = new TreeMap<String, String>();
            if (near) {
                called.put("enemyNear", "true");
            }
            var from = byGuns ? CheckCause.ARTILLERY : CheckCause.OTHER;
            field.check(unit.id, "fire", outcome.check().getAsInt(), from, called, lost);
        }
    }

    /** The winners advance in disorder: after the loser, or to impact a new unit after its check. */
    void pursue(Said said) {
        var charge = charge();
        charge.attackers.removeIf(
                unit -> !field.company.there(unit) || field.unit(unit).isRouted());
        charge.attackers.forEach(unit -> {
            var each = field.unit(unit);
            each.morale = field.rules.pursuit(each.morale);
        });
        if (!said.says("target")) {
            field.count("follows");
            new ChargeStep(field).over();
            return;
        }
        field.count("pursuits");
        if (charge.beaten.contains(said.text("target"))) {
            throw new IllegalStateException("“a new enemy unit” was beaten before: " + said.text("target"));
        }
        charge.trigger = said.id();
        charge.target = said.text("target");
        charge.aspect = Word.find(Aspect.class, said.text("aspect")).orElse(Aspect.FRONT);
        charge.gap = said.says("inches") ? Fraction.parse(said.text("inches")).orElseThrow() : null;
        charge.distance = Objects.requireNonNullElse(charge.gap, Fraction.ZERO);
        charge.come = null;
        charge.fought = false;
        charge.disorderPoints.clear();
        charge.countercharged = false;
        charge.disengaged = false;
        charge.step = Step.APPROACH;
        field.trigger = new Field.Trigger(
                said.id(),
                said.kind(),
                List.copyOf(charge.attackers),
                true,
                Fraction.ONE,
                Integer.MAX_VALUE,
                new ArrayList<>());
        field.check(charge.target, "fear-of-charge");
    }
}

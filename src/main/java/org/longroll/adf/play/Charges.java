package org.longroll.adf.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.longroll.adf.battle.AdfCharge;
import org.longroll.adf.battle.AdfLeader;
import org.longroll.adf.battle.AdfUnit;
import org.longroll.adf.battle.ChargeOrder;
import org.longroll.adf.battle.Deed;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.ImpactChart.ImpactResult;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.rules.Charge;
import org.longroll.adf.rules.Contestant;
import org.longroll.adf.rules.FireOrder.MountedWith;
import org.longroll.adf.rules.ImpactAnswer;
import org.longroll.adf.rules.ImpactOutcome.Side;
import org.longroll.journal.GivenDice;
import org.longroll.journal.Order;
import org.longroll.rules.Fraction;
import org.longroll.simulation.Judgement;
import org.longroll.simulation.Judgement.Option;
import org.longroll.simulation.Proposal;
import org.longroll.simulation.Temperament;

/** Charges: where the odds are good, and then all that a charge leads to. */
record Charges(View view, Judgement judgement, Fires fires, Map<String, Temperament> temperaments) {

    private static final double PURSUIT_INCHES = 6;
    private static final double NEAR_INCHES = 16;

    /** A charge on the nearest enemy, where it is likely to get there and to win. */
    Stream<Option> of(AdfUnit unit) {
        var ground = view.ground(unit.id());
        return view
                .nearestEnemy(unit.id())
                .filter(enemy -> view.table().inches(unit.id(), enemy) <= reach(unit))
                .stream()
                .flatMap(enemy -> blow(
                        unit,
                        enemy,
                        new Deed.Charge(
                                List.of(unit.id()),
                                enemy,
                                ground,
                                view.inches(unit.id(), enemy),
                                view.aspect(unit.id(), enemy),
                                GivenDice.ROLL,
                                Map.of())));
    }

    /** The move and the usual bonus; nothing where the ground forbids a charge. */
    private double reach(AdfUnit unit) {
        int benefit = view.field().leaderWith(unit.id()).map(AdfLeader::benefit).orElse(0);
        var asked = view.rules().charge(new Charge(unit.troops(), view.ground(unit.id()), benefit));
        return asked.refusal().isPresent()
                ? -1
                : asked.answer().move() + asked.answer().odds().mean(Fraction::value);
    }

    /** The worth of an impact, if its odds are good enough for the attacker's temperament. */
    private Stream<Option> blow(AdfUnit attacker, String defender, Order order) {
        var asked = view.rules().impact(contestant(attacker), contestant(view.unit(defender)));
        if (asked.refusal().isPresent()) {
            return Stream.empty();
        }
        var proposal = Proposal.by(attacker.side(), order);
        return switch (asked.answer()) {
            case ImpactAnswer.Surrender surrender -> Stream.of(new Option(1, proposal));
            case ImpactAnswer.Contest contest ->
                contest.odds().chance(Charges::wins)
                                < temperaments
                                        .getOrDefault(attacker.side(), Temperament.CAREFUL)
                                        .chargeOdds()
                        ? Stream.empty()
                        : Stream.of(new Option(contest.odds().mean(Charges::gain), proposal));
        };
    }

    private static boolean wins(ImpactAnswer.Result result) {
        return result.winner().filter(Side.ATTACKER::equals).isPresent();
    }

    /** From 0 for a melee to 1 for a surrender. */
    private static double gain(ImpactAnswer.Result result) {
        double share = (double) result.result().ordinal() / ImpactResult.SURRENDERED.ordinal();
        return wins(result) ? share : -share;
    }

    private Contestant contestant(AdfUnit unit) {
        return new Contestant(
                unit.troops(),
                unit.strength(),
                unit.regiment().losses(),
                view.situation(unit.id()).situation());
    }

    /** Before a charge arrives, the charged unit may countercharge and units near it may fire. */
    Optional<Proposal> meet() {
        var charge = view.field().charge();
        if (charge == null
                || charge.stage() != AdfCharge.Stage.APPROACH
                || view.field().dues().size() > 1) {
            return Optional.empty();
        }
        var target = view.unit(charge.target());
        var countercharge = new Deed.Countercharge(
                List.of(target.id()), view.ground(target.id()), null, charge.trigger(), GivenDice.ROLL, Map.of());
        var fire = view.present(target.side()).stream()
                .filter(unit -> view.table().inches(unit, charge.lead()) <= NEAR_INCHES)
                .flatMap(unit -> fires.at(FireKind.REACTION, List.of(unit), charge.units(), charge.trigger()));
        return judgement.best(Stream.concat(blow(target, charge.lead(), countercharge), fire));
    }

    /** The next step of a charge, if there is one. */
    Optional<Proposal> carryOn() {
        var charge = view.field().charge();
        if (charge == null) {
            return Optional.empty();
        }
        return switch (charge.stage()) {
            case APPROACH -> charge.fallenShort() ? meet() : Optional.empty();
            case CLOSE ->
                charge.fallenShort()
                        ? lastFire(charge)
                        : Optional.of(lastFire(charge).orElseGet(() -> impact(charge)));
            case CONTACT -> Optional.of(impact(charge));
            case MELEE -> Optional.of(melee(charge));
            case VOLLEYS -> judgement.best(charge.volleys().stream().flatMap(unit -> volley(charge, unit)));
            case WON -> judgement.best(pursuit(charge));
        };
    }

    /** Fire at one inch: point blank for a unit that has not fired yet, else desperation fire. */
    private Optional<Proposal> lastFire(AdfCharge charge) {
        var target = view.unit(charge.target());
        var kind = target.activity().reacted() ? FireKind.DESPERATION : FireKind.POINT_BLANK;
        return judgement.best(fires.at(kind, List.of(target.id()), List.of(charge.lead()), charge.trigger()));
    }

    private Proposal impact(AdfCharge charge) {
        return Proposal.by(
                view.unit(charge.lead()).side(),
                new ChargeOrder.Impact(
                        charge.id(),
                        new ChargeOrder.ImpactSide(view.situation(charge.lead()), GivenDice.ROLL),
                        new ChargeOrder.ImpactSide(view.situation(charge.target()), GivenDice.ROLL),
                        GivenDice.ROLL));
    }

    private Proposal melee(AdfCharge charge) {
        var side = new ChargeOrder.MeleeSide(MountedWith.WEAPON, GivenDice.ROLL);
        return Proposal.by(view.unit(charge.lead()).side(), new ChargeOrder.Melee(charge.id(), side, side));
    }

    private Stream<Option> volley(AdfCharge charge, String unit) {
        var opposite = unit.equals(charge.target()) ? charge.units() : List.of(charge.target());
        return view.field().present(unit) ? fires.at(FireKind.VOLLEY, List.of(unit), opposite, null) : Stream.empty();
    }

    /** A pursuit of the next enemy, if the odds are still good. */
    private Stream<Option> pursuit(AdfCharge charge) {
        var lead = view.unit(charge.lead());
        return view
                .nearestEnemy(lead.id())
                .filter(enemy -> view.table().inches(lead.id(), enemy) < PURSUIT_INCHES)
                .filter(enemy -> !charge.beaten().contains(enemy))
                .filter(enemy -> view.field().present(lead.id()) && lead.morale() != Morale.ROUTED)
                .stream()
                .flatMap(enemy -> blow(
                        lead,
                        enemy,
                        new ChargeOrder.Pursue(charge.id(), enemy, null, view.aspect(lead.id(), enemy), Map.of())));
    }
}

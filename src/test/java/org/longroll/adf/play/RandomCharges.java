package org.longroll.adf.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.longroll.adf.battle.AdfCharge;
import org.longroll.adf.battle.AdfLeader;
import org.longroll.adf.battle.AdfUnit;
import org.longroll.adf.battle.ChargeOrder;
import org.longroll.adf.battle.Deed;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.rules.Charge;
import org.longroll.adf.rules.Contestant;
import org.longroll.adf.rules.FireOrder.MountedWith;
import org.longroll.adf.rules.ImpactAnswer;
import org.longroll.adf.rules.ImpactOutcome.Side;
import org.longroll.adf.rules.Situation;
import org.longroll.journal.GivenDice;
import org.longroll.rules.Fraction;
import org.longroll.simulation.Chooser;
import org.longroll.simulation.Proposal;

/** Charges: when the odds are good, and then all that a charge leads to. */
record RandomCharges(View view, Chooser chooser, RandomFires fires) {

    /** A cautious man's odds, and what a bold one takes. */
    private static final double GOOD_ODDS = 0.5;

    private static final double BOLD_ODDS = 0.2;

    /** A charge of these units, the leading one first, on the nearest enemy that they can hope to reach and to beat. */
    Optional<Deed.Charge> declare(List<String> units) {
        var lead = view.unit(units.getFirst());
        var ground = view.ground(lead.id());
        if (units.stream().map(view::unit).anyMatch(unit -> reach(unit, ground) < 0)) {
            return Optional.empty();
        }
        double needed = units.size() > 1 || chooser.oneIn(4) ? BOLD_ODDS : GOOD_ODDS;
        double reach = units.stream()
                .mapToDouble(unit -> reach(view.unit(unit), ground))
                .min()
                .orElse(0);
        return view.nearestEnemy(lead.id())
                .filter(enemy -> view.table().inches(lead.id(), enemy) <= reach)
                .filter(enemy -> odds(lead, view.unit(enemy)) >= needed)
                .map(enemy -> new Deed.Charge(
                        units,
                        enemy,
                        ground,
                        view.inches(lead.id(), enemy),
                        view.aspect(lead.id(), enemy),
                        GivenDice.ROLL,
                        Map.of()));
    }

    /** The move and what the bonus comes to on most days; nothing where the ground does not let him. */
    private double reach(AdfUnit unit, Terrain ground) {
        int benefit = view.field().leaderWith(unit.id()).map(AdfLeader::benefit).orElse(0);
        var asked = view.rules().charge(new Charge(unit.troops(), ground, benefit));
        return asked.refusal().isPresent()
                ? -1
                : asked.answer().move() + asked.answer().odds().mean(Fraction::value);
    }

    private double odds(AdfUnit attacker, AdfUnit defender) {
        var asked = view.rules().impact(contestant(attacker), contestant(defender));
        if (asked.refusal().isPresent()) {
            return 0;
        }
        return switch (asked.answer()) {
            case ImpactAnswer.Surrender surrender -> 1;
            case ImpactAnswer.Contest contest ->
                contest.odds()
                        .chance(result ->
                                result.winner().filter(Side.ATTACKER::equals).isPresent());
        };
    }

    private static Contestant contestant(AdfUnit unit) {
        return new Contestant(unit.troops(), unit.strength(), unit.regiment().losses(), Situation.ALONE);
    }

    /** What comes next in a charge, where something does; nothing while a check is due. */
    Optional<Proposal> carryOn() {
        var charge = view.field().charge();
        if (charge == null) {
            return Optional.empty();
        }
        return switch (charge.stage()) {
            case APPROACH ->
                charge.fallenShort() && chooser.oneIn(2)
                        ? new RandomReactions(view, chooser, fires).toCharge(charge)
                        : Optional.empty();
            case CLOSE ->
                charge.fallenShort()
                        ? charge.run().comesWithin(Fraction.ONE) ? lastFire(charge) : Optional.empty()
                        : Optional.of(lastFire(charge).orElseGet(() -> impact(charge)));
            case CONTACT -> Optional.of(impact(charge));
            case MELEE -> Optional.of(melee(charge));
            case VOLLEYS -> volley(charge);
            case WON -> pursuit(charge);
        };
    }

    /** Fire at one inch: point blank for him who has kept his fire, desperation for him who has not. */
    private Optional<Proposal> lastFire(AdfCharge charge) {
        var target = view.unit(charge.target());
        var kind = target.activity().reacted() ? FireKind.DESPERATION : FireKind.POINT_BLANK;
        boolean again = kind == FireKind.DESPERATION
                && (target.activity().firedAt().contains(charge.lead())
                        || target.activity().reactedTo().contains(charge.lead()));
        if (again || !view.isLatest(charge.trigger()) || target.morale() == Morale.ROUTED || chooser.oneIn(6)) {
            return Optional.empty();
        }
        return fires.best(kind, List.of(target.id()), List.of(charge.lead()), charge.trigger())
                .map(fire -> Proposal.by(target.side(), fire));
    }

    private Proposal impact(AdfCharge charge) {
        var seat = chooser.oneIn(2) ? charge.lead() : charge.target();
        return Proposal.by(
                view.unit(seat).side(),
                new ChargeOrder.Impact(
                        charge.id(),
                        new ChargeOrder.ImpactSide(view.situation(charge.lead()), GivenDice.ROLL),
                        new ChargeOrder.ImpactSide(view.situation(charge.target()), GivenDice.ROLL),
                        GivenDice.ROLL));
    }

    private Proposal melee(AdfCharge charge) {
        var with = chooser.oneIn(3) ? MountedWith.PISTOL : MountedWith.WEAPON;
        return Proposal.by(
                view.unit(charge.lead()).side(),
                new ChargeOrder.Melee(
                        charge.id(),
                        new ChargeOrder.MeleeSide(with, GivenDice.ROLL),
                        new ChargeOrder.MeleeSide(MountedWith.WEAPON, GivenDice.ROLL)));
    }

    private Optional<Proposal> volley(AdfCharge charge) {
        return charge.volleys().stream()
                .filter(unit -> view.field().present(unit))
                .flatMap(unit -> fires
                        .best(FireKind.VOLLEY, List.of(unit), facing(charge, unit), null)
                        .map(fire -> Proposal.by(view.unit(unit).side(), fire))
                        .stream())
                .findFirst();
    }

    private List<String> facing(AdfCharge charge, String unit) {
        var opposite = unit.equals(charge.target()) ? charge.units() : List.of(charge.target());
        return opposite.stream().filter(enemy -> view.field().present(enemy)).toList();
    }

    private Optional<Proposal> pursuit(AdfCharge charge) {
        boolean fit = charge.units().stream()
                .anyMatch(unit -> view.field().present(unit) && view.unit(unit).morale() != Morale.ROUTED);
        if (!fit) {
            return Optional.empty();
        }
        var side = view.unit(charge.lead()).side();
        var next = view.nearestEnemy(charge.lead())
                .filter(enemy -> !charge.beaten().contains(enemy))
                .filter(enemy -> view.table().inches(charge.lead(), enemy) < 6);
        if (next.isPresent() && chooser.oneIn(2)) {
            var enemy = next.get();
            return Optional.of(Proposal.by(
                    side,
                    new ChargeOrder.Pursue(charge.id(), enemy, null, view.aspect(charge.lead(), enemy), Map.of())));
        }
        var farthest = charge.mayFollow(view.field()).orElse(Fraction.whole(charge.follow()));
        if (farthest.isZero() || chooser.oneIn(3)) {
            return Optional.empty();
        }
        return Optional.of(Proposal.by(
                side,
                new ChargeOrder.Pursue(
                        charge.id(), null, farthest, view.aspect(charge.lead(), charge.target()), Map.of())));
    }
}

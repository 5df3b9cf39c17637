package org.longroll.adf.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.longroll.adf.battle.AdfCharge;
import org.longroll.adf.battle.AdfUnit;
import org.longroll.adf.battle.Deed;
import org.longroll.adf.battle.Maneuver;
import org.longroll.adf.battle.Trigger;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.rules.Charge;
import org.longroll.journal.GivenDice;
import org.longroll.rules.Fraction;
import org.longroll.simulation.Chooser;
import org.longroll.simulation.Proposal;
import org.longroll.simulation.Sandtable;

/** What the other side does in its enemy's part: mostly it fires back, sometimes it has something better to do. */
record RandomReactions(View view, Chooser chooser, RandomFires fires) {

    private static final double NEAR_INCHES = 8;

    /** A reaction to what was just done, if somebody has one and a mind to it. */
    Optional<Proposal> to(Trigger trigger) {
        var active = view.present(view.field().activeSide());
        var those = trigger.units().stream().filter(active::contains).toList();
        if (those.isEmpty()) {
            return Optional.empty();
        }
        var near = view.enemiesOf(those.getFirst()).stream()
                .filter(unit -> view.table().inches(unit, those.getFirst()) <= NEAR_INCHES)
                .toList();
        return chooser.shuffled(near).stream()
                .limit(2)
                .filter(unit -> !tooShort(trigger) || view.near(unit, those.getFirst()))
                .flatMap(unit -> react(view.unit(unit), those, trigger).stream())
                .map(deed -> Proposal.by(view.unit(deed.units().getFirst()).side(), deed))
                .findFirst();
    }

    /** Whether only those within two inches may react to it. */
    private boolean tooShort(Trigger trigger) {
        return view.eachInch() && trigger.inches() != null && trigger.inches().compareTo(Fraction.ONE) < 0;
    }

    private Optional<Deed> react(AdfUnit unit, List<String> those, Trigger trigger) {
        var to = trigger.entry();
        if (unit.activity().reacted()) {
            return desperation(unit, those, trigger);
        }
        boolean near = view.near(unit.id(), those.getFirst());
        if (unit.morale() == Morale.ROUTED) {
            return chooser.oneIn(2) ? Optional.of(rally(unit, to, near)) : Optional.empty();
        }
        if (chooser.oneIn(4)) {
            return Optional.of(other(unit, to, near));
        }
        return fires.best(FireKind.REACTION, List.of(unit.id()), those, to).map(fire -> fire);
    }

    /** Once against each enemy that moves up and was not reacted to, and not while a charge is on its way. */
    private Optional<Deed> desperation(AdfUnit unit, List<String> those, Trigger trigger) {
        boolean charged = view.field().charge() != null && view.field().charge().underWay();
        boolean moves = trigger.type().equals("move") && view.eachInch();
        if (charged || !moves || unit.morale() == Morale.ROUTED || chooser.oneIn(2)) {
            return Optional.empty();
        }
        var fresh = those.stream()
                .filter(enemy -> !unit.activity().firedAt().contains(enemy)
                        && !unit.activity().reactedTo().contains(enemy)
                        && view.near(unit.id(), enemy))
                .toList();
        return fires.best(FireKind.DESPERATION, List.of(unit.id()), fresh, trigger.entry())
                .map(fire -> fire);
    }

    private Deed rally(AdfUnit unit, UUID to, boolean near) {
        return new Deed.Rally(List.of(unit.id()), view.situation(unit.id()), to, GivenDice.ROLL, Map.of(), near);
    }

    /** What a unit may do in place of firing. */
    private Deed other(AdfUnit unit, UUID to, boolean near) {
        var alone = List.of(unit.id());
        if (unit.morale() == Morale.DISORDER && chooser.oneIn(2)) {
            return new Deed.Reform(alone, to, near);
        }
        if (unit.morale() != Morale.GOOD_ORDER && chooser.oneIn(2)) {
            return rally(unit, to, near);
        }
        int back = view.disengaging(unit.id());
        if (back > 0 && chooser.oneIn(3)) {
            return new Maneuver.Disengage(alone, view.leg(unit.id(), Sandtable.halves(back)), to, Map.of(), near);
        }
        if (chooser.oneIn(3)) {
            return new Maneuver.Face(alone, to, Map.of(), near);
        }
        return switch (unit.arm()) {
            case ARTILLERY ->
                unit.formation() == Formation.LIMBERED
                        ? new Maneuver.Unlimber(alone, to, Map.of(), near)
                        : new Maneuver.Limber(alone, to, Map.of(), near);
            case CAVALRY ->
                unit.mounted()
                        ? new Maneuver.Dismount(alone, to, Map.of(), near)
                        : new Maneuver.Mount(alone, to, Map.of(), near);
            case INFANTRY ->
                new Maneuver.ChangeFormation(
                        alone, RandomDeeds.anotherFormation(view, unit, chooser), to, Map.of(), near);
        };
    }

    /** While a charge is on its way: the charged unit may go to meet it, and whoever stands near may fire. */
    Optional<Proposal> toCharge(AdfCharge charge) {
        if (!view.isLatest(charge.trigger())) {
            return Optional.empty();
        }
        var target = view.unit(charge.target());
        if (mayMeet(target, charge) && chooser.percent(target.mounted() ? 70 : 20)) {
            return Optional.of(Proposal.by(
                    target.side(),
                    new Deed.Countercharge(
                            List.of(target.id()),
                            view.ground(target.id()),
                            null,
                            charge.trigger(),
                            GivenDice.ROLL,
                            Map.of())));
        }
        return chooser.shuffled(view.present(target.side())).stream()
                .map(view::unit)
                .filter(unit -> !unit.activity().reacted() && unit.morale() != Morale.ROUTED)
                .filter(unit -> view.table().inches(unit.id(), charge.lead()) <= 2 * NEAR_INCHES)
                .filter(unit -> charge.units().size() > 1 || chooser.oneIn(2))
                .filter(unit -> !unit.id().equals(charge.target()) || !comesWithinAnInch(charge))
                .flatMap(unit ->
                        fires.best(FireKind.REACTION, List.of(unit.id()), charge.units(), charge.trigger()).stream())
                .map(fire -> Proposal.by(view.unit(fire.units().getFirst()).side(), fire))
                .findFirst();
    }

    /** So near that the charged unit checks before it fires. */
    private boolean comesWithinAnInch(AdfCharge charge) {
        var gap = charge.run().gap();
        return gap != null
                ? gap.compareTo(Fraction.ONE) < 0
                : charge.units().stream().anyMatch(unit -> view.table().inches(charge.target(), unit) < 1);
    }

    /** Whether it would meet the charge with the best of dice. */
    private boolean mayMeet(AdfUnit unit, AdfCharge charge) {
        if (unit.arm() == Arm.ARTILLERY
                || unit.morale().worseThan(Morale.DISORDER)
                || unit.activity().reacted()) {
            return false;
        }
        var asked = view.rules().charge(new Charge(unit.troops(), view.ground(unit.id()), 0));
        return asked.refusal().isEmpty()
                && charge.run().comesWithin(asked.answer().farthest());
    }
}

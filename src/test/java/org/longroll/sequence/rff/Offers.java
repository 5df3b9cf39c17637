package org.longroll.sequence.rff;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.Formation;
import org.longroll.sequence.Offer;
import org.longroll.sequence.rff.Field.Phase;

/** Who may do what, by the steps of the player turn sequence. */
record Offers(Field field) {

    /** The types of entries that this list speaks for; others are the umpire's, or are about words and places. */
    static final Set<String> SPOKEN_FOR = Set.of(
            "maneuver",
            "charge",
            "countercharge",
            "charge-combat",
            "breakthrough",
            "fire",
            "retreat",
            "recall",
            "answer",
            "fallen-leader",
            "attach-leader",
            "detach-leader",
            "leader-move",
            "begin-phase",
            "end-turn");

    List<Offer> all() {
        var offers = new ArrayList<Offer>();
        if (!field.duties.isEmpty()) {
            field.duties.forEach(duty -> settle(duty, offers));
            return offers;
        }
        switch (field.phase) {
            case MANEUVER -> maneuver(offers);
            case DEFENSIVE_FIRE -> fire(field.company.enemyOf(field.side), offers);
            case OFFENSIVE_FIRE -> fire(field.side, offers);
            case CHARGE, BREAKTHROUGH -> charge(offers);
        }
        turn(offers);
        return offers;
    }

    private static void settle(Duty duty, List<Offer> offers) {
        switch (duty.type()) {
            case "question" -> duty.choices().forEach(unit -> offers.add(Offer.of("answer", unit, duty.id())));
            case "retreat" -> {
                offers.add(Offer.of("retreat", duty.about(), duty.id()));
                if (duty.back() != null && duty.back().mayRecall()) {
                    offers.add(Offer.of("recall", duty.about(), duty.id()));
                }
            }
            default -> offers.add(Offer.of(duty.type(), duty.about(), duty.id()));
        }
    }

    private void maneuver(List<Offer> offers) {
        for (var id : field.company.thereOf(field.side)) {
            var unit = field.unit(id);
            if (unit.result == null) {
                if (!field.leadersMoved) {
                    offers.add(Offer.of("maneuver", id));
                }
            } else if (unit.maneuver == null) {
                switch (unit.handling(field.rules)) {
                    case WELL_HANDLED, TARDY -> {
                        if (!unit.isBattery() && !field.enemiesThere().isEmpty()) {
                            offers.add(Offer.of("charge", id));
                        }
                        if (unit.isBattery() && unit.formation == Formation.UNLIMBERED) {
                            offers.add(Offer.of("retreat", id));
                        }
                    }
                    case HASTY, NONE -> {}
                }
            }
        }
        for (var charge : field.charges) {
            var target = field.unit(java.util.Objects.requireNonNull(charge.target));
            boolean once = !field.countercharges(target.id);
            if (charge.counterOver == null && target.isMounted() && !target.isBroken() && once) {
                offers.add(Offer.of("countercharge", target.id, charge.id));
            }
        }
        leaders(offers);
    }

    private void leaders(List<Offer> offers) {
        var units = field.company.thereOf(field.side);
        boolean anyLeads = false;
        for (var leader : field.generals.values()) {
            if (!field.sideOf(leader.id).equals(field.side)
                    || !field.company.hasCome(leader.id, field.turn)
                    || !leader.leads()) {
                continue;
            }
            anyLeads = true;
            if (!field.checksBegun && leader.with != null) {
                offers.add(Offer.of("detach-leader", leader.id));
            }
            if (leader.with == null && !leader.moved) {
                offers.add(Offer.of("leader-move", leader.id));
            }
        }
        if (!field.checksBegun && anyLeads) {
            units.forEach(unit -> offers.add(Offer.of("attach-leader", unit)));
        }
    }

    /** Each unit with a fire point of its own. Those with less may join others; where all have less, all fire together. */
    private void fire(String side, List<Offer> offers) {
        if (field.company.thereOf(field.company.enemyOf(side)).isEmpty()) {
            return;
        }
        for (var kind : FireKind.values()) {
            var able = field.company.thereOf(side).stream()
                    .map(field::unit)
                    .filter(unit -> mayFire(unit) && unit.weapon != null && unit.weapon.kind() == kind)
                    .toList();
            var fires = new FirePhase(field);
            var alone = able.stream()
                    .filter(unit -> fires.haveAPoint(List.of(unit)))
                    .toList();
            var firing = alone.isEmpty() && !able.isEmpty() && fires.haveAPoint(able) ? able : alone;
            firing.forEach(unit -> offers.add(Offer.of("fire", unit.id)));
        }
    }

    /** Not broken, not limbered, not silenced, not in a charge or going to meet one. */
    private boolean mayFire(Regiment unit) {
        boolean able =
                unit.isBattery() ? unit.formation != Formation.LIMBERED && unit.guns.serving() > 0 : !unit.isBroken();
        return able
                && unit.mayFire
                && !unit.fired
                && field.chargeOf(unit.id).isEmpty()
                && !field.countercharges(unit.id);
    }

    private void charge(List<Offer> offers) {
        for (var charge : field.charges) {
            if (!charge.breakthroughOwed) {
                charge.attackers.forEach(unit -> offers.add(Offer.of("charge-combat", unit, charge.id)));
            } else if (field.phase == Phase.BREAKTHROUGH) {
                charge.attackers.forEach(unit -> offers.add(Offer.of("breakthrough", unit, charge.id)));
            }
        }
        field.regiments.values().stream()
                .filter(unit -> unit.mayRecall && field.company.there(unit.id))
                .forEach(unit -> offers.add(Offer.of("recall", unit.id)));
    }

    /** A phase cannot end with a combat open; the turn cannot end with a breakthrough owed. */
    private void turn(List<Offer> offers) {
        boolean fights = field.charges.stream().anyMatch(charge -> !charge.breakthroughOwed);
        switch (field.phase) {
            case MANEUVER, DEFENSIVE_FIRE, OFFENSIVE_FIRE -> offers.add(Offer.of("begin-phase", field.side));
            case CHARGE -> {
                if (!fights) {
                    offers.add(Offer.of("begin-phase", field.side));
                }
                if (field.charges.isEmpty()) {
                    offers.add(Offer.of("end-turn", field.side));
                }
            }
            case BREAKTHROUGH -> {
                if (field.charges.isEmpty()) {
                    offers.add(Offer.of("end-turn", field.side));
                }
            }
        }
    }
}

package org.longroll.sequence.adf;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.longroll.sequence.Offer;

/** Who may do what, by the parts of the turn, what is due and where a charge stands. */
record Offers(Field field) {

    /** The types of entries that this list speaks for; others are the umpire's, or are about words and places. */
    static final Set<String> SPOKEN_FOR = Set.of(
            "begin-part",
            "end-part",
            "end-turn",
            "leader-move",
            "attach-leader",
            "detach-leader",
            "leader-casualty",
            "morale-check",
            "answer",
            "move",
            "change-formation",
            "face",
            "limber",
            "unlimber",
            "mount",
            "dismount",
            "reform",
            "rally",
            "disengage",
            "rout",
            "fire",
            "charge",
            "countercharge",
            "impact",
            "melee",
            "pursue",
            "competence-test",
            "group",
            "merge");

    /** "All morale checks must be taken as soon as required": nothing else goes on while something is due. */
    List<Offer> all() {
        var offers = new ArrayList<Offer>();
        if (!field.duties.isEmpty()) {
            field.duties.forEach(duty -> settle(duty, offers));
            if (field.duties.stream().allMatch(Duty::isFear)) {
                new ReactionOffers(field).add(offers);
            }
            return offers;
        }
        competence(offers);
        switch (field.part) {
            case TURN_BEGINS -> offers.add(Offer.of("begin-part", field.active()));
            case TURN_ENDS -> offers.add(Offer.of("end-turn", field.active()));
            case LEADERS -> {
                field.company.sides().forEach(side -> leaders(side, offers));
                offers.add(Offer.of("end-part", field.active()));
            }
            case FIRST, SECOND -> inAPart(offers);
        }
        return offers;
    }

    private void settle(Duty duty, List<Offer> offers) {
        switch (duty.kind()) {
            case QUESTION ->
                duty.choices().stream()
                        .filter(field.company::there)
                        .forEach(unit -> offers.add(Offer.of("answer", unit, duty.id())));
            case LEADER_CASUALTY -> offers.add(Offer.of("leader-casualty", duty.about(), duty.id()));
            case MORALE_CHECK -> {
                boolean waits = field.duties.stream()
                        .filter(other -> other.kind() == Duty.Kind.LEADER_CASUALTY)
                        .anyMatch(other -> duty.about().equals(field.general(other.about()).with));
                if (!waits || !duty.reason().equals("fire")) {
                    offers.add(Offer.of("morale-check", duty.about(), duty.id()));
                }
            }
        }
    }

    private void competence(List<Offer> offers) {
        if (field.rules.printed().morale().procedure().competenceTest()) {
            field.company.sides().forEach(side -> field.there(side)
                    .forEach(unit -> offers.add(Offer.of("competence-test", unit.id))));
        }
    }

    private void leaders(String side, List<Offer> offers) {
        var step = new LeaderStep(field);
        var about = field.generals.values().stream()
                .filter(leader -> field.company.sideOf(leader.id).equals(side) && step.isAbout(leader))
                .toList();
        for (var leader : about) {
            if (step.mayRide(leader)) {
                offers.add(Offer.of("leader-move", leader.id));
            }
            if (leader.with != null) {
                offers.add(Offer.of("detach-leader", leader.id));
            }
        }
        if (about.stream().anyMatch(leader -> leader.with == null)) {
            field.there(side).forEach(unit -> offers.add(Offer.of("attach-leader", unit.id)));
        }
    }

    /** A charge is fought out before anything else of the active side; one that fell short is over when it goes on. */
    private void inAPart(List<Offer> offers) {
        var charge = field.charge;
        new ReactionOffers(field).add(offers);
        if (charge != null) {
            charge(charge, offers);
            if (charge.isUnderWay() && !charge.fallsShort()) {
                return;
            }
        }
        if (!field.leadersMoveFirst()) {
            leaders(field.active(), offers);
        }
        if (charge != null && charge.isUnderWay()) {
            asAfterTheCharge(charge, () -> new ActionOffers(field).add(offers));
        } else {
            new ActionOffers(field).add(offers);
        }
    }

    /** A charge that fell short is over, and in disorder, with the next thing that its side does. */
    private void asAfterTheCharge(Charge charge, Runnable look) {
        var before =
                charge.attackers.stream().map(unit -> field.unit(unit).morale).toList();
        charge.attackers.forEach(unit -> new ChargeStep(field).disorder(unit));
        look.run();
        for (int i = 0; i < before.size(); i++) {
            field.unit(charge.attackers.get(i)).morale = before.get(i);
        }
    }

    private void charge(Charge charge, List<Offer> offers) {
        switch (charge.step) {
            case APPROACH -> {}
            case CLOSE, CONTACT -> {
                if (!charge.fallsShort()) {
                    inContact("impact", charge, offers);
                }
            }
            case MELEE -> inContact("melee", charge, offers);
            case VOLLEYS -> volleys(charge, offers);
            case WON -> advancing(charge).forEach(unit -> offers.add(Offer.of("pursue", unit, charge.id)));
        }
    }

    private static void inContact(String type, Charge charge, List<Offer> offers) {
        charge.attackers.forEach(unit -> offers.add(Offer.of(type, unit, charge.id)));
        offers.add(Offer.of(type, charge.target, charge.id));
    }

    /** "Both sides fire a no cost volley at that range", each once, those who can at the other side. */
    private void volleys(Charge charge, List<Offer> offers) {
        for (var id : charge.volleys) {
            var opposite = charge.target.equals(id) ? charge.attackers : List.of(charge.target);
            if (field.company.there(id)
                    && opposite.stream()
                            .filter(field.company::there)
                            .findFirst()
                            .filter(at -> new Fires(field).canVolley(field.unit(id), field.unit(at)))
                            .isPresent()) {
                offers.add(Offer.of("fire volley", id, charge.id));
            }
        }
    }

    private List<String> advancing(Charge charge) {
        return charge.attackers.stream()
                .filter(field.company::there)
                .filter(unit -> !field.unit(unit).isRouted())
                .toList();
    }
}

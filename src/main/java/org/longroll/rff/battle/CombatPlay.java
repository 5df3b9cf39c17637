package org.longroll.rff.battle;

import java.util.List;
import java.util.Optional;
import org.longroll.battle.Odds;
import org.longroll.journal.DiceTray;
import org.longroll.journal.Event;
import org.longroll.rff.battle.ChargeEvent.Blow;
import org.longroll.rff.battle.ChargeEvent.ChargeResolved;
import org.longroll.rff.battle.ChargeEvent.Effect;
import org.longroll.rff.battle.ChargeEvent.Effects;
import org.longroll.rff.chart.ChargeChart.ChargeResult;
import org.longroll.rff.rules.ChargeAnswer;
import org.longroll.rff.rules.ChargeCombat;
import org.longroll.rff.rules.ChargeCombat.Round;
import org.longroll.rules.Modifiers;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** The combat of a charge: both dice, repeated in a desperate struggle. */
record CombatPlay(Scene scene) {

    Verdict<List<Event>> decide(ChargeOrder.ChargeCombat order) {
        var charge = scene.field().charge(order.charge()).filter(RffCharge::fights);
        if (charge.isEmpty()) {
            return Verdict.refused(RffBattleRefusal.UNKNOWN_CHARGE.of("charge", "No such charge comes to blows."));
        }
        var attacker = Contact.attacking(scene, charge.get(), order.attacker());
        var defender = Contact.defending(scene, charge.get(), order.defender());
        var refusal = scene.first(
                () -> objection(charge.get()),
                () -> attacker.objection("attacker"),
                () -> defender.objection("defender"));
        return Verdict.unless(
                        refusal,
                        () -> new ChargeCombat(
                                attacker.contender(),
                                defender.contender(),
                                charge.get().round()))
                .then(combat -> scene.rules().charge(combat))
                .then(answer -> rolled(charge.get(), order, answer, attacker, defender));
    }

    /** Why there cannot be a combat now; either side may record it. */
    Optional<Refusal> objection(RffCharge charge) {
        return charge.round() == Round.FIRST ? scene.notIn(Part.CHARGE) : scene.notIn(Part.BREAKTHROUGH);
    }

    private Verdict<List<Event>> rolled(
            RffCharge charge, ChargeOrder.ChargeCombat order, ChargeAnswer answer, Contact attacker, Contact defender) {
        var tray = scene.tray();
        return die(tray, order.attacker(), attacker, "attacker.dice")
                .then(attack -> die(tray, order.defender(), defender, "defender.dice")
                        .then(defence -> answer.roll(attack, defence).map(outcome -> {
                            var course = scene.course();
                            course.happen(tray.events());
                            course.happens(new ChargeResolved(
                                    charge.id(),
                                    charge.round(),
                                    blow(attacker, answer.attacker(), attack),
                                    blow(defender, answer.defender(), defence),
                                    outcome.difference(),
                                    outcome.result(),
                                    new Effects(Effect.of(outcome.attacker()), Effect.of(outcome.defender())),
                                    Odds.of(answer.odds(), ChargeResult::word)));
                            new CombatEffects(scene, course, charge).of(outcome);
                            return course.events();
                        })));
    }

    private Verdict<Integer> die(DiceTray tray, ChargeOrder.Party party, Contact side, String at) {
        return scene.die(tray, party.dice(), "charge-combat", side.lead().id(), at);
    }

    private static Blow blow(Contact side, Modifiers modifiers, int die) {
        return new Blow(side.units(), side.stands(), modifiers.all(), modifiers.sum(), die, die + modifiers.sum());
    }
}

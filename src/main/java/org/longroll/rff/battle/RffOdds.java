package org.longroll.rff.battle;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.longroll.battle.Battle;
import org.longroll.battle.Facts;
import org.longroll.rff.chart.Cover;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.rules.ChargeAnswer;
import org.longroll.rff.rules.ChargeCombat;
import org.longroll.rff.rules.FireAnswer;
import org.longroll.rff.rules.ManeuverAnswer;
import org.longroll.rff.rules.RffRules;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** The rules applied to units in their present state. The part of the turn does not matter. */
public final class RffOdds {

    private final Scene scene;

    public RffOdds(Battle battle, RffRules rules) {
        this.scene = Scene.ofNobody(battle, rules);
    }

    /** A fire as it would be recorded; its die is ignored. */
    public Verdict<FireAnswer> fire(RffOrder.Fire fire) {
        return new FirePlay(scene).asked(fire);
    }

    /** The cover of a unit as it was last said, if it has not moved since. */
    public Optional<Cover> lastCover(String unit) {
        return RffFacts.cover(Facts.of(scene.battle()), unit);
    }

    public Verdict<ManeuverAnswer> maneuver(String unit, boolean inCommand, List<ManeuverCondition> conditions) {
        var refusal = scene.first(() -> scene.unknown(unit, "units"), () -> scene.absent(unit, "units"));
        return Verdict.unless(refusal, () -> scene.field().unit(unit))
                .then(one -> scene.rules().check(new ManeuverPlay(scene).check(one, inCommand, conditions)));
    }

    public Verdict<ChargeAnswer> charge(UUID charge, ChargeOrder.Party attacker, ChargeOrder.Party defender) {
        return scene.field()
                .charge(charge)
                .filter(RffCharge::fights)
                .map(made -> combat(made, attacker, defender))
                .orElseGet(() -> Verdict.refused(
                        RffBattleRefusal.UNKNOWN_CHARGE.of("charge", "No such charge comes to blows.")));
    }

    /** The combat of a hypothetical charge. */
    public Verdict<ChargeAnswer> charge(
            ChargeOrder.Charge thought, ChargeOrder.Party attacker, ChargeOrder.Party defender) {
        return Verdict.orAsk(objection(thought), () -> combat(imagined(thought), attacker, defender));
    }

    private Optional<Refusal> objection(ChargeOrder.Charge thought) {
        return scene.first(
                () -> scene.each(thought.units(), "attacker.units", scene::absent),
                () -> scene.noEnemy(
                        thought.target(), scene.sideOf(thought.units().getFirst()), "defender.units"));
    }

    private static RffCharge imagined(ChargeOrder.Charge thought) {
        return new RffCharge(
                new UUID(0, 0),
                thought.units(),
                thought.target(),
                thought.coldSteel(),
                thought.ground() == null ? Ground.OPEN : thought.ground(),
                ChargeCombat.Round.FIRST,
                null,
                RffCharge.Stage.DECLARED);
    }

    private Verdict<ChargeAnswer> combat(RffCharge charge, ChargeOrder.Party attackers, ChargeOrder.Party defenders) {
        var attacker = Contact.attacking(scene, charge, attackers);
        var defender = Contact.defending(scene, charge, defenders);
        return Verdict.unless(
                        scene.first(() -> attacker.objection("attacker"), () -> defender.objection("defender")),
                        () -> new ChargeCombat(attacker.contender(), defender.contender(), charge.round()))
                .then(combat -> scene.rules().charge(combat));
    }
}

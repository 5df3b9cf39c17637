package org.longroll.rff.battle;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleEvent;
import org.longroll.battle.CommonEvent;
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

    /** How many acts are looked at for what was said before. */
    private static final int ACTS_MAX = 200;

    private final Scene scene;

    public RffOdds(Battle battle, RffRules rules) {
        this.scene = Scene.ofNobody(battle, rules);
    }

    /** A fire as it would be recorded; its die is ignored. */
    public Verdict<FireAnswer> fire(RffOrder.Fire fire) {
        return new FirePlay(scene).asked(fire);
    }

    /** The cover of a unit as the last fire on it had it, if it has not moved since. */
    public Optional<Cover> lastCover(String unit) {
        for (var act : scene.battle().timeline().acts().limit(ACTS_MAX).toList()) {
            for (var said : act.said().reversed()) {
                if (said.events().stream().anyMatch(event -> moves(event, unit))) {
                    return Optional.empty();
                }
                if (said.order() instanceof RffOrder.Fire fire && fire.target().equals(unit)) {
                    return Optional.of(fire.cover());
                }
            }
        }
        return Optional.empty();
    }

    private static boolean moves(BattleEvent event, String unit) {
        return switch (event) {
            case ManeuverEvent.Maneuvered march ->
                march.unit().equals(unit) && !march.used().isZero();
            case RetreatEvent.Retreated back -> back.unit().equals(unit);
            case RetreatEvent.Recalled back -> back.unit().equals(unit);
            case ChargeEvent.ChargeBegun charge -> charge.units().contains(unit);
            case ChargeEvent.PositionCarried carried -> carried.units().contains(unit);
            case ChargeEvent.BrokeThrough through -> through.units().contains(unit);
            case CommonEvent.UnitArrived arrived -> arrived.unit().equals(unit);
            case CommonEvent.PositionTaken taken -> taken.unit().equals(unit);
            default -> false;
        };
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

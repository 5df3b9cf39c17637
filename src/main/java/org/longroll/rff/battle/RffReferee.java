package org.longroll.rff.battle;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleDue;
import org.longroll.battle.BattleRefusal;
import org.longroll.battle.Flaw;
import org.longroll.battle.HoldUp;
import org.longroll.battle.Leader;
import org.longroll.battle.Muster;
import org.longroll.battle.Possibility;
import org.longroll.battle.Referee;
import org.longroll.journal.Decision;
import org.longroll.journal.Event;
import org.longroll.journal.GivenDice;
import org.longroll.journal.Inputs;
import org.longroll.journal.Order;
import org.longroll.rff.battle.RffLeader.LeaderQuality;
import org.longroll.rff.rules.RffRules;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;
import org.longroll.rules.Word;

/** Decides battles by one chart of Regimental Fire and Fury: each order has its play. */
record RffReferee(RffRules rules) implements Referee {

    @Override
    public Decision decide(Battle battle, Order order, Inputs inputs) {
        return order instanceof RffOrder own
                ? Decision.of(own, consequences(own, Scene.of(battle, rules, inputs)))
                : new Decision.Refused(BattleRefusal.NOT_OF_THIS_SYSTEM.of(
                        "type", "“%s” is not an entry of these rules.".formatted(order.type())));
    }

    private static Verdict<List<Event>> consequences(RffOrder order, Scene scene) {
        return switch (order) {
            case TurnOrder turn -> new TurnPlay(scene).decide(turn);
            case ManeuverOrder.Maneuver check -> new ManeuverPlay(scene).decide(check);
            case ManeuverOrder.Done done -> new MovementPlay(scene).decide(done);
            case RffOrder.Fire fire -> new FirePlay(scene).decide(fire);
            case ChargeOrder.Charge charge -> new ChargePlay(scene).declare(charge);
            case ChargeOrder.Countercharge countercharge -> new ChargePlay(scene).countercharge(countercharge);
            case ChargeOrder.Breakthrough breakthrough -> new ChargePlay(scene).breakThrough(breakthrough);
            case ChargeOrder.ChargeCombat combat -> new CombatPlay(scene).decide(combat);
            case RetreatOrder retreat -> new RetreatPlay(scene).decide(retreat);
            case LeaderOrder leader -> new LeaderPlay(scene).decide(leader);
            case RffOrder.Answer answer -> new AnswerPlay(scene).decide(answer);
        };
    }

    @Override
    public List<Possibility> next(Battle battle, Set<String> sides) {
        return new Outlook(Scene.ofNobody(battle, rules), sides).all();
    }

    @Override
    public List<Flaw> flaws(Muster unit, String path) {
        var enlistment = new Enlistment(unit);
        var flaws = enlistment.flaws(path);
        return flaws.isEmpty()
                ? new Marches(rules)
                        .lacks(enlistment.unit()).stream()
                                .map(refusal -> new Flaw(path + "." + refusal.field(), refusal.sentence()))
                                .toList()
                : flaws;
    }

    @Override
    public List<Flaw> flaws(Leader leader, String path) {
        return leader.quality() == null
                        || Word.find(LeaderQuality.class, leader.quality()).isPresent()
                ? List.of()
                : List.of(new Flaw(
                        path + ".quality",
                        "“%s” is no leader's quality; gallant, able and poor are".formatted(leader.quality())));
    }

    /** Of the things due only a leader's fate needs a die. */
    @Override
    public Optional<Order> taking(BattleDue due, GivenDice dice) {
        return due.type().equals("fallen-leader")
                ? Optional.of(new LeaderOrder.FallenLeader(due.id(), dice))
                : Optional.empty();
    }

    @Override
    public Verdict<List<Event>> set(Battle battle, String unit, Map<String, String> properties) {
        return new UnitRuling((RffField) battle.field(), rules).set(unit, properties);
    }

    @Override
    public HoldUp holdUp(Battle battle) {
        var field = (RffField) battle.field();
        var units = field.units().ids().stream()
                .filter(unit -> field.charges().stream().anyMatch(charge -> charge.involves(unit)))
                .toList();
        return HoldUp.of(units, List.of(RffBattleRefusal.CHARGE_UNRESOLVED, RffBattleRefusal.BREAKTHROUGH_OWED));
    }

    /** Units arrive and leave in the maneuver phase, and not during a charge. */
    @Override
    public Optional<Refusal> objectionToComing(Battle battle, String unit, String field) {
        var scene = Scene.ofNobody(battle, rules);
        return scene.notIn(Part.MANEUVER)
                .or(() -> RffBattleRefusal.CHARGE_UNRESOLVED.when(
                        scene.field().charges().stream().anyMatch(charge -> charge.involves(unit)),
                        field,
                        () -> "%s is in a charge.".formatted(scene.name(unit))));
    }
}

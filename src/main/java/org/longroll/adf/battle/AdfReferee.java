package org.longroll.adf.battle;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.longroll.adf.chart.MoraleChart.MoraleCover;
import org.longroll.adf.rules.AdfRules;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleDue;
import org.longroll.battle.BattleRefusal;
import org.longroll.battle.Facts;
import org.longroll.battle.Flaw;
import org.longroll.battle.HoldUp;
import org.longroll.battle.Muster;
import org.longroll.battle.Possibility;
import org.longroll.battle.Referee;
import org.longroll.journal.Decision;
import org.longroll.journal.Event;
import org.longroll.journal.GivenDice;
import org.longroll.journal.Inputs;
import org.longroll.journal.Order;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Decides battles of this system by one chart: each kind of order has a class that plays it. */
record AdfReferee(AdfRules rules) implements Referee {

    @Override
    public Decision decide(Battle battle, Order order, Inputs inputs) {
        if (!(order instanceof AdfOrder adf)) {
            return new Decision.Refused(BattleRefusal.NOT_OF_THIS_SYSTEM.of(
                    "type", "“%s” is not an entry of this system.".formatted(order.type())));
        }
        return Decision.of(order, decide(Scene.of(battle, rules, inputs), adf));
    }

    /** A charge that fell short is over when the active side goes on. */
    private static Verdict<List<Event>> decide(Scene scene, AdfOrder order) {
        if (!Charges.fallsShortBefore(scene.field(), order)) {
            return decided(scene, order);
        }
        var course = scene.course();
        Charges.fallShort(course);
        return decided(scene.after(course), order).map(course::and);
    }

    private static Verdict<List<Event>> decided(Scene scene, AdfOrder order) {
        return switch (order) {
            case Deed deed -> decide(scene, deed);
            case ChargeOrder.Impact impact -> new ImpactPlay(scene).decide(impact);
            case ChargeOrder.Melee melee -> new MeleePlay(scene).decide(melee);
            case ChargeOrder.Pursue pursue -> new PursuitPlay(scene).decide(pursue);
            case LeaderOrder.LeaderMove move -> new LeaderPlay(scene).decide(move);
            case LeaderOrder.AttachLeader attach -> new LeaderPlay(scene).decide(attach);
            case LeaderOrder.DetachLeader detach -> new LeaderPlay(scene).decide(detach);
            case LeaderOrder.LeaderCasualty casualty -> new DuePlay(scene).decide(casualty);
            case AdfOrder.MoraleCheck check -> new CheckPlay(scene).decide(check);
            case AdfOrder.Answer answer -> new DuePlay(scene).decide(answer);
            case AdfOrder.Group group -> new GroupPlay(scene).decide(group);
            case AdfOrder.CompetenceTest test -> new OrderPlay(scene).decide(test);
            case TurnOrder turn -> new TurnPlay(scene).decide(turn);
        };
    }

    private static Verdict<List<Event>> decide(Scene scene, Deed deed) {
        var tooFarOff = scene.reactions().toNearness(deed);
        return tooFarOff.isPresent() ? Verdict.refused(tooFarOff.get()) : decided(scene, deed);
    }

    private static Verdict<List<Event>> decided(Scene scene, Deed deed) {
        return switch (deed) {
            case Maneuver.Move move -> new ManeuverPlay(scene).decide(move);
            case Maneuver.Disengage disengage -> new ManeuverPlay(scene).decide(disengage);
            case Maneuver change -> new FormationPlay(scene).decide(change);
            case Deed.Fire fire -> new FirePlay(scene).decide(fire);
            case Deed.Charge charge -> new ChargePlay(scene).decide(charge);
            case Deed.Countercharge countercharge -> new ChargePlay(scene).decide(countercharge);
            case Deed.Rally rally -> new CheckPlay(scene).decide(rally);
            case Deed.Reform reform -> new OrderPlay(scene).decide(reform);
            case Deed.Rout rout -> new OrderPlay(scene).decide(rout);
            case Deed.Merge merge -> new GroupPlay(scene).decide(merge);
        };
    }

    @Override
    public List<Possibility> next(Battle battle, Set<String> sides) {
        return new Outlook(Scene.ofNobody(battle, rules), sides).next();
    }

    @Override
    public List<Flaw> flaws(Muster unit, String path) {
        return Enlistment.flaws(rules, unit, path);
    }

    @Override
    public Optional<Order> taking(BattleDue due, GivenDice dice) {
        return switch (((AdfDue) due).kind()) {
            case MORALE_CHECK -> Optional.of(new AdfOrder.MoraleCheck(due.id(), SaidSituation.NOTHING, dice, null));
            case LEADER_CASUALTY -> Optional.of(new LeaderOrder.LeaderCasualty(due.id(), dice));
            case QUESTION -> Optional.empty();
        };
    }

    @Override
    public Object prepared(BattleDue due, Battle battle) {
        var prepared = ((AdfDue) due)
                .in(Preparation.now(Scene.ofNobody(battle, rules), (AdfDue) due))
                .prepared(battle);
        return prepared instanceof AdfDue.Check check && check.offered() != null
                ? check.offering(check.offered().printedIn(rules.printed().morale()))
                : prepared;
    }

    @Override
    public List<Facts.Known> known(Battle battle) {
        return Referee.super.known(battle).stream()
                .filter(each -> !(each.fact().value() instanceof MoraleCover cover)
                        || rules.printed().morale().modifiers().containsKey(cover.line()))
                .toList();
    }

    @Override
    public Verdict<List<Event>> set(Battle battle, String unit, Map<String, String> properties) {
        return new UnitRuling(Scene.ofNobody(battle, rules)).set(unit, properties);
    }

    @Override
    public HoldUp holdUp(Battle battle) {
        var scene = Scene.ofNobody(battle, rules);
        var units = new HashSet<>(scene.runners());
        units.addAll(scene.owingRally());
        var charge = scene.field().charge();
        if (charge != null && charge.underWay() && !charge.fallenShort()) {
            units.addAll(charge.units());
            units.add(charge.target());
        }
        return HoldUp.of(
                units,
                List.of(
                        AdfBattleRefusal.ROUTED_UNITS_RUN_FIRST,
                        AdfBattleRefusal.RALLY_OWED,
                        AdfBattleRefusal.CHARGE_UNDER_WAY));
    }

    @Override
    public Optional<Refusal> objectionToComing(Battle battle, String unit, String field) {
        var deeds = new DeedObjections(Scene.ofPart(battle, rules));
        var side = battle.table().sideOf(unit);
        return deeds.toItsPart(side, field).or(deeds::chargeUnderWay);
    }
}

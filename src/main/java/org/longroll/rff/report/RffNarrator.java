package org.longroll.rff.report;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.longroll.battle.BattleDue;
import org.longroll.battle.Field;
import org.longroll.battle.Side;
import org.longroll.journal.Event;
import org.longroll.journal.Order;
import org.longroll.journal.RecordedOrder;
import org.longroll.report.Term;
import org.longroll.report.story.Beat;
import org.longroll.report.story.Beat.Fired;
import org.longroll.report.story.Beat.Moved.Manner;
import org.longroll.report.story.ChargeBeat;
import org.longroll.report.story.ChargeBeat.Clashed.Outcome;
import org.longroll.report.story.Effect;
import org.longroll.report.story.LeaderBeat;
import org.longroll.report.story.Narrator;
import org.longroll.report.story.NerveBeat;
import org.longroll.report.story.NerveBeat.Tested.Why;
import org.longroll.report.story.Tale;
import org.longroll.report.story.Text;
import org.longroll.rff.battle.ChargeEvent;
import org.longroll.rff.battle.ChargeOrder;
import org.longroll.rff.battle.DueCalled;
import org.longroll.rff.battle.FireEvent;
import org.longroll.rff.battle.LeaderOrder;
import org.longroll.rff.battle.ManeuverEvent.ManeuverResolved;
import org.longroll.rff.battle.ManeuverOrder;
import org.longroll.rff.battle.ManeuverOrder.SimpleManeuver;
import org.longroll.rff.battle.Part;
import org.longroll.rff.battle.RetreatOrder;
import org.longroll.rff.battle.RffDue;
import org.longroll.rff.battle.RffEvent;
import org.longroll.rff.battle.RffField;
import org.longroll.rff.battle.RffOrder;
import org.longroll.rff.battle.TurnOrder;
import org.longroll.rff.chart.ChargeChart.ChargeResult;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.FireChart.FireResult;
import org.longroll.rff.chart.Weapon;
import org.longroll.rff.rules.RegimentalFireAndFury;

public final class RffNarrator implements Narrator {

    @Override
    public String system() {
        return RegimentalFireAndFury.NAME;
    }

    @Override
    public List<Term> words() {
        return List.of(
                new Term("stand", "the base of miniatures by which the strength of a unit is counted"),
                new Term("gun stand", "the model of guns by which a battery is counted"),
                new Term("disorder", "the first step down from good order: the ranks are mixed up"),
                new Term("broke", "the second step down: the unit is no use until it is rallied"),
                new Term("worn down", "a fresh unit that has lost so much that it fights and obeys worse from now on"),
                new Term("spent", "a worn unit that has lost still more and has little fight left"),
                new Term(
                        "silenced",
                        "of guns: their crews have left them, and they do not fire until they are served again"),
                new Term("damaged", "of guns: hit, one step from being wrecked"),
                new Term("low on ammunition", "firing worse until cartridges come up"),
                new Term(
                        "defensive fire",
                        "the fire of the side that is attacked, before the other side's own, the offensive fire"));
    }

    @Override
    public String weapon(String word) {
        return Weapon.find(word)
                .map(weapon -> "%s (%s)".formatted(weapon.inWords(), word))
                .orElse(word);
    }

    /** Defensive fire is that of the side whose turn it is not. */
    @Override
    public Optional<String> acting(Field field) {
        if (((RffField) field).step() != Part.DEFENSIVE_FIRE) {
            return Optional.of(field.activeSide());
        }
        return field.table().order().sides().stream()
                .map(Side::id)
                .filter(side -> !side.equals(field.activeSide()))
                .findFirst();
    }

    @Override
    public Optional<String> phase(Field field) {
        return Optional.of(Text.plain(((RffField) field).step().word()));
    }

    @Override
    public Optional<Effect> effect(Event event, Field before) {
        return event instanceof RffEvent own ? Effects.of(own) : Optional.empty();
    }

    @Override
    public void tell(Order order, RecordedOrder said, Field before, Tale tale) {
        if (order instanceof RffOrder own) {
            own(own, said, before, tale);
        }
    }

    private static void own(RffOrder order, RecordedOrder said, Field before, Tale tale) {
        switch (order) {
            case ManeuverOrder.Maneuver maneuver ->
                said.events(ManeuverResolved.class).forEach(check -> maneuvered(check, tale));
            case ManeuverOrder.Done done -> moved(done, tale);
            case RffOrder.Fire fire -> fired(said, (RffField) before, tale);
            case ChargeOrder.Charge charge -> tale.tell(new ChargeBeat.Charged(charge.units(), charge.target(), false));
            case ChargeOrder.Countercharge counter -> tale.tell(new ChargeBeat.Countercharged(counter.unit()));
            case ChargeOrder.ChargeCombat combat ->
                said.events(ChargeEvent.ChargeResolved.class).forEach(blows -> clashed(blows, said, tale));
            case ChargeOrder.Breakthrough through ->
                said.events(ChargeEvent.BrokeThrough.class)
                        .forEach(broke -> tale.tell(new ChargeBeat.Pursued(broke.units(), broke.target())));
            case RetreatOrder retreat -> retreated(retreat, before, tale);
            case LeaderOrder leader -> led(leader, tale);
            case RffOrder.Answer answer -> struckBehind(answer, said, before, tale);
            case TurnOrder turn -> {}
        }
    }

    /** A check that leaves a unit under command is not told; its maneuver is. */
    private static void maneuvered(ManeuverResolved check, Tale tale) {
        var unit = List.of(check.unit());
        switch (check.result()) {
            case DOUBLE_QUICK, WELL_HANDLED, HASTY -> {}
            case TARDY -> tale.tell(new Beat.Moved(tale.sideOf(unit), Manner.WAS_SLOW, null, unit));
            case FALL_BACK, PANIC, ROUT -> tale.tell(new NerveBeat.Tested(Why.ORDERS, unit, tale.take(unit)));
            case RALLY_WITH_ELAN, RALLY, WAVERING ->
                tale.tell(
                        new NerveBeat.Rallied(tale.sideOf(unit), unit, tale.takeOr(check.unit(), held(check.unit()))));
        }
    }

    private static void moved(ManeuverOrder.Done done, Tale tale) {
        var side = tale.sideOf(done.units());
        tale.tell(
                switch (done) {
                    case ManeuverOrder.Move move -> new Beat.Moved(side, Manner.MOVED, null, move.units());
                    case ManeuverOrder.ChangeFormation change ->
                        new Beat.Moved(side, Manner.FORMED, change.formation().word(), change.units());
                    case ManeuverOrder.Mount mount -> new Beat.Moved(side, Manner.MOUNTED, null, mount.units());
                    case ManeuverOrder.PassageOfLines passage ->
                        new Beat.Moved(side, Manner.PASSED_THROUGH, passage.through(), passage.units());
                    case ManeuverOrder.Evolve evolve
                    when evolve.how() == SimpleManeuver.RALLY ->
                        new NerveBeat.Rallied(side, evolve.units(), rallied(evolve.units(), tale));
                    case ManeuverOrder.Evolve evolve ->
                        new Beat.Moved(side, manner(evolve.how()), null, evolve.units());
                });
    }

    private static List<Effect> rallied(List<String> units, Tale tale) {
        return units.stream()
                .flatMap(unit -> tale.takeOr(unit, held(unit)).stream())
                .toList();
    }

    private static Effect held(String unit) {
        return new Effect.Held(unit);
    }

    private static Manner manner(SimpleManeuver how) {
        return switch (how) {
            case LIMBER -> Manner.LIMBERED;
            case UNLIMBER -> Manner.UNLIMBERED;
            case PIVOT, ABOUT_FACE -> Manner.FACED;
            case HAND_HAUL, FLANK_MARCH, SCALE_OBSTACLE, RALLY -> Manner.MOVED;
            case DISMOUNT -> Manner.DISMOUNTED;
            case REPLENISH -> Manner.REPLENISHED;
        };
    }

    private static void fired(RecordedOrder said, RffField before, Tale tale) {
        said.events(FireEvent.FireResolved.class).forEach(fire -> {
            var firers =
                    fire.shares().stream().map(FireEvent.Share::unit).distinct().toList();
            var massed = said.events(FireEvent.MassedTargetStruck.class).map(FireEvent.MassedTargetStruck::unit);
            var struck = Stream.of(Stream.of(fire.target()), firers.stream(), massed)
                    .flatMap(each -> each)
                    .toList();
            tale.tell(new Fired(
                    tale.sideOf(firers),
                    fire.kind() == FireKind.CANNONADE ? Fired.Manner.CANNONADE : Fired.Manner.FIRE,
                    firers,
                    List.of(fire.target()),
                    withTarget(fire, before, tale.take(struck))));
        });
    }

    /** A fire that told on a target which could be no worse changes nothing, and is no miss. */
    private static List<Effect> withTarget(FireEvent.FireResolved fire, RffField before, List<Effect> effects) {
        boolean changed = effects.stream().anyMatch(effect -> effect.who().equals(fire.target()));
        boolean missed = fire.result() == FireResult.DESULTORY
                || fire.result() == FireResult.LIVELY && fire.kind() != FireKind.CANNONADE;
        if (changed || missed) {
            return effects;
        }
        var unit = before.units().get(fire.target());
        var state = unit.guns() == null ? Text.plain(unit.order().word()) : "silenced";
        return Stream.concat(effects.stream(), Stream.of(new Effect.Stayed(unit.id(), state)))
                .toList();
    }

    /** Units close behind the target of a fire, which the players named afterwards. */
    private static void struckBehind(RffOrder.Answer answer, RecordedOrder said, Field before, Tale tale) {
        var units = said.events(FireEvent.MassedTargetStruck.class)
                .map(FireEvent.MassedTargetStruck::unit)
                .toList();
        var effects = tale.take(units);
        if (!effects.isEmpty()) {
            before.agenda()
                    .find(answer.due())
                    .map(due -> ((RffDue) due).prepared().massed())
                    .ifPresent(behind -> tale.tell(new NerveBeat.StruckBehind(
                            behind.target(),
                            effects.stream().map(Effect::who).distinct().toList(),
                            effects)));
        }
    }

    /** Defenders in works may keep them though they lost: then the attackers have to go back. */
    private static void clashed(ChargeEvent.ChargeResolved blows, RecordedOrder said, Tale tale) {
        var attackers = blows.attacker().units();
        var defenders = blows.defender().units();
        var all = Stream.concat(attackers.stream(), defenders.stream()).toList();
        var effects = tale.take(all);
        boolean kept = said.events(DueCalled.class).anyMatch(due -> due.kind() == RffDue.Kind.WORKS_HELD);
        tale.tell(
                kept
                        ? new ChargeBeat.Clashed(
                                attackers, defenders, Outcome.ATTACKERS_PRESSED, keeping(defenders, effects))
                        : new ChargeBeat.Clashed(attackers, defenders, outcome(blows.result()), effects));
    }

    private static List<Effect> keeping(List<String> defenders, List<Effect> effects) {
        var gone = effects.stream()
                .filter(Effect.Gone.class::isInstance)
                .map(Effect::who)
                .toList();
        var kept = defenders.stream().filter(unit -> !gone.contains(unit)).<Effect>map(Effect.KeptItsGround::new);
        return Stream.concat(effects.stream(), kept).toList();
    }

    private static Outcome outcome(ChargeResult result) {
        return switch (result) {
            case SWEPT_FROM_THE_FIELD, DRIVEN_BACK, HARD_PRESSED -> Outcome.ATTACKERS_WON;
            case DESPERATE_STRUGGLE -> Outcome.LOCKED;
            case FALTER, RECOIL, REPULSED -> Outcome.DEFENDERS_WON;
        };
    }

    private static void retreated(RetreatOrder retreat, Field before, Tale tale) {
        var unit = List.of(retreat.unit());
        var why = retreat.settles()
                .flatMap(due -> before.agenda().find(due))
                .map(RffNarrator::why)
                .orElse(Why.ORDERS);
        tale.tell(new NerveBeat.Tested(why, unit, tale.take(unit)));
    }

    private static Why why(BattleDue due) {
        if (!(due instanceof RffDue called)) {
            return Why.FIRE;
        }
        return switch (called.kind()) {
            case CHARGE_LOST, WORKS_HELD -> Why.CHARGE_OVER;
            case FELL_BACK -> Why.ORDERS;
            default -> Why.FIRE;
        };
    }

    private static void led(LeaderOrder order, Tale tale) {
        switch (order) {
            case LeaderOrder.AttachLeader(var leader, var unit) -> tale.tell(LeaderBeat.Led.joined(leader, unit));
            case LeaderOrder.DetachLeader detach -> {}
            case LeaderOrder.ReplaceLeader(var leader, var by, var quality) ->
                tale.tell(new LeaderBeat.Succeeded(leader, by));
            case LeaderOrder.FallenLeader fallen -> {}
            case LeaderOrder.LeaderMove move -> {}
        }
    }
}

package org.longroll.rff.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.longroll.journal.GivenDice;
import org.longroll.journal.Occasion;
import org.longroll.rff.battle.ChargeEvent.ChargeResolved;
import org.longroll.rff.battle.ChargeOrder;
import org.longroll.rff.battle.Enlisted.Arm;
import org.longroll.rff.battle.RffBattleRefusal;
import org.longroll.rff.battle.RffCharge;
import org.longroll.rff.battle.RffUnit;
import org.longroll.rff.chart.ChargeChart.ChargeResult;
import org.longroll.rff.chart.ChargeCondition;
import org.longroll.rules.Word;
import org.longroll.simulation.Judgement;
import org.longroll.simulation.Judgement.Option;
import org.longroll.simulation.Proposal;
import org.longroll.simulation.Sandtable.Bearing;

/** Charges where the odds are good, countercharges, combats and breakthroughs. */
record Charges(View view, Judgement judgement) {

    private static final double BREAKTHROUGH_INCHES = 8;

    static boolean fights(RffCharge charge) {
        return charge.stage() != RffCharge.Stage.BREAKING_THROUGH;
    }

    /** A charge on the nearest enemy, if the combat that it leads to has at least these odds as things are. */
    Stream<Option> of(RffUnit unit, double odds) {
        return view
                .nearestEnemy(unit.id())
                .filter(enemy -> unit.arm() != Arm.ARTILLERY
                        && view.table().inches(unit.id(), enemy) <= view.allowance(unit.id()))
                .stream()
                .flatMap(enemy -> weighed(
                        charge(unit.id(), enemy), combat(Occasion.NOT_YET_RECORDED.entry(), unit.id(), enemy), odds));
    }

    private Proposal charge(String unit, String enemy) {
        return Proposal.by(
                view.sideOf(unit),
                new ChargeOrder.Charge(
                        List.of(unit),
                        enemy,
                        true,
                        view.ground(unit),
                        view.leg(unit, Math.max(0, view.table().inches(unit, enemy) - 1)),
                        Map.of()));
    }

    private Stream<Option> weighed(Proposal charge, Proposal combat, double least) {
        return judgement.after(charge, RffBattleRefusal.NOT_IN_THIS_PHASE.word()).stream()
                .flatMap(then -> then.weigh(combat, ChargeResolved.class, fought -> gain(fought, least)))
                .map(fought -> new Option(fought.worth(), charge));
    }

    /** From -1 for the worst to 1 for the best result; nothing where the odds are too low. */
    private static double gain(ChargeResolved fought, double least) {
        double wins = fought.odds().mean(word -> level(word) > 0 ? 1 : 0);
        return wins < least ? 0 : fought.odds().mean(Charges::level);
    }

    private static double level(String result) {
        double even = ChargeResult.DESPERATE_STRUGGLE.ordinal();
        return (even - Word.find(ChargeResult.class, result).orElseThrow().ordinal()) / even;
    }

    /** Cavalry in the saddle goes to meet a charge. */
    Stream<Option> countercharges() {
        return view.field().charges().stream()
                .filter(charge ->
                        view.unit(charge.target()).mounted() && !view.field().countercharging(charge.target()))
                .map(charge -> new Option(
                        1,
                        Proposal.by(
                                view.sideOf(charge.target()),
                                new ChargeOrder.Countercharge(
                                        charge.target(), charge.id(), view.ground(charge.target()), List.of(), null))));
    }

    /** The combat of a charge, or a breakthrough against the nearest enemy within reach. */
    Proposal goesOn(RffCharge charge) {
        var lead = charge.attackers().getFirst();
        if (fights(charge)) {
            return combat(charge.id(), lead, charge.target());
        }
        var next = view.nearestEnemy(lead)
                .filter(enemy -> view.table().inches(lead, enemy) < BREAKTHROUGH_INCHES && !view.hasGone(enemy));
        return Proposal.by(
                view.sideOf(lead),
                new ChargeOrder.Breakthrough(charge.id(), next.orElse(null), null, List.of(), Map.of()));
    }

    private Proposal combat(UUID charge, String attacker, String target) {
        return Proposal.by(
                view.sideOf(attacker),
                new ChargeOrder.ChargeCombat(charge, party(attacker, target, false), party(target, attacker, true)));
    }

    private ChargeOrder.Party party(String unit, String enemy, boolean stands) {
        var conditions = new ArrayList<ChargeCondition>();
        if (stands) {
            switch (view.table().shelter(unit)) {
                case WORKS -> conditions.add(ChargeCondition.FORTIFIED);
                case WALL, BUILDINGS -> conditions.add(ChargeCondition.STRONG_POSITION);
                case FENCE -> conditions.add(ChargeCondition.FAVORABLE_GROUND);
                case NONE -> {}
            }
        }
        if (view.unit(unit).arm() == Arm.ARTILLERY) {
            conditions.add(supported(unit) ? ChargeCondition.SUPPORTED_GUNS : ChargeCondition.UNSUPPORTED_GUNS);
        }
        if (stands && view.table().bearing(enemy, unit).ordinal() > Bearing.PARTIAL_FLANK.ordinal()) {
            conditions.add(ChargeCondition.OUTFLANKED);
        }
        return new ChargeOrder.Party(null, conditions, GivenDice.ROLL);
    }

    private boolean supported(String guns) {
        return view.present(view.sideOf(guns)).stream()
                .anyMatch(friend ->
                        view.unit(friend).arm() != Arm.ARTILLERY && view.table().adjacent(friend, guns));
    }
}

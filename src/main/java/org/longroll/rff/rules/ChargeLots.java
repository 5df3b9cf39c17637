package org.longroll.rff.rules;

import java.util.Optional;
import org.longroll.rff.chart.ChargeChart;
import org.longroll.rff.chart.ChargeChart.Advance;
import org.longroll.rff.chart.ChargeChart.ChargeArm;
import org.longroll.rff.chart.ChargeChart.ChargeResult;
import org.longroll.rff.chart.ChargeChart.LoserLine;
import org.longroll.rff.chart.ChargeChart.Recall;
import org.longroll.rff.chart.ChargeChart.Retreat;
import org.longroll.rff.chart.ChargeChart.WinnerLine;
import org.longroll.rff.chart.ChargeCondition;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.State;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rff.rules.ChargeCombat.Round;
import org.longroll.rules.Word;

/** The meaning of a result of the charge table for both sides of one combat. */
record ChargeLots(ChargeChart chart, ChargeCombat combat) {

    /** Both sides' lots, and the combat that follows a desperate struggle. */
    record Both(Lot attacker, Lot defender, Optional<ChargeCombat> again) {}

    Both of(ChargeResult result, int margin) {
        var attacker = combat.attacker();
        var defender = combat.defender();
        var line = Word.line(chart.losers(), result);
        return switch (Word.line(chart.results(), result).loser()) {
            case DEFENDER -> {
                var loser = loser(line, defender, attacker, margin);
                yield new Both(winner(result, attacker, loser), loser, Optional.empty());
            }
            case ATTACKER -> {
                var loser = loser(line, attacker, defender, margin);
                yield new Both(loser, winner(result, defender, loser), Optional.empty());
            }
            case BOTH -> {
                var attack = loser(line, attacker, defender, margin);
                var defence = loser(line, defender, attacker, margin);
                yield new Both(attack, defence, again(attack, defence));
            }
        };
    }

    private Optional<ChargeCombat> again(Lot attack, Lot defence) {
        int attackers = combat.attacker().stands() - attack.standsLost();
        int defenders = combat.defender().stands() - defence.standsLost();
        return attackers < 1 || defenders < 1
                ? Optional.empty()
                : Optional.of(new ChargeCombat(
                        combat.attacker().afterStruggle(attackers),
                        combat.defender().afterStruggle(defenders),
                        combat.round()));
    }

    private Lot loser(LoserLine line, Contender side, Contender enemy, int margin) {
        boolean leader = line.leaderCheck() && side.is(ChargeCondition.ATTACHED_LEADER);
        int further = line.oneMoreForEachOver().isPresent()
                ? Math.max(0, margin - line.oneMoreForEachOver().getAsInt())
                : 0;
        return switch (side.before()) {
            case Order before -> troops(line, side, enemy, before, further, leader);
            case GunState before -> guns(line, side, before, further, leader);
        };
    }

    private Lot troops(LoserLine line, Contender side, Contender enemy, Order before, int further, boolean leader) {
        boolean broken = breaks(line, side, enemy);
        boolean holds = line.holdsIfFortified() && side.is(ChargeCondition.FORTIFIED) && !broken;
        int lost = before == Order.GOOD_ORDER ? line.standsLost() : line.standsLostIfDisordered();
        boolean recall = side.arm() == ChargeArm.CAVALRY
                && line.cavalryRecall() == Recall.FIRST_COMBAT
                && combat.round() == Round.FIRST
                && !broken
                && !holds;
        return new Lot(
                lost + further + (broken ? line.standsLostThen() : 0),
                0,
                false,
                before.orWorse(broken ? Order.BROKEN : line.troopsAfter()),
                holds ? Retreat.NONE : broken ? Retreat.FULL : line.retreat(),
                Optional.empty(),
                holds,
                recall,
                leader);
    }

    private boolean breaks(LoserLine line, Contender side, Contender enemy) {
        boolean outflanked = side.is(ChargeCondition.OUTFLANKED)
                && (chart.outflankedOverFortified() || !line.holdsIfFortified() || !side.is(ChargeCondition.FORTIFIED));
        return switch (line.brokenIf()) {
            case NEVER -> false;
            case OUTFLANKED -> outflanked;
            case OUTFLANKED_OR_BEATEN_BY_CAVALRY -> outflanked || enemy.arm() == ChargeArm.CAVALRY;
        };
    }

    /** Guns do not break. Those that hold their works stay; those that can limber go; fixed ones are lost. */
    private Lot guns(LoserLine line, Contender side, GunState before, int further, boolean leader) {
        boolean turned = chart.outflankedOverFortified() && side.is(ChargeCondition.OUTFLANKED);
        boolean holds = line.holdsIfFortified() && side.is(ChargeCondition.FORTIFIED) && !turned;
        boolean lost = side.fixed() && line.gunsRetreat() != Retreat.NONE && !holds;
        return new Lot(
                lost ? side.stands() : line.gunStandsLost() + further,
                lost ? 0 : line.gunStandsDamaged(),
                lost,
                lost ? GunState.WRECKED : before.orWorse(line.gunsAfter()),
                lost || holds ? Retreat.NONE : line.gunsRetreat(),
                Optional.empty(),
                holds,
                false,
                leader);
    }

    private Lot winner(ChargeResult result, Contender side, Lot loser) {
        var line = Word.line(chart.winners(), result);
        var advance = advance(line, side);
        var done = loser.holds() ? line.ifLoserHolds().orElse(advance) : advance;
        return new Lot(
                0,
                0,
                false,
                after(line, side),
                done == Advance.RETREAT_SHORT ? Retreat.SHORT : Retreat.NONE,
                Optional.of(done),
                done == Advance.HOLD
                        || side.countercharging()
                                && line.counterchargingCavalry().isPresent(),
                advance == Advance.CARRY_OR_RECALL,
                false);
    }

    private Advance advance(WinnerLine line, Contender side) {
        if (side.countercharging() && line.counterchargingCavalry().isPresent()) {
            return line.counterchargingCavalry().get();
        }
        return switch (combat.round()) {
            case FIRST -> side.arm() == ChargeArm.CAVALRY ? line.cavalryFirstCombat() : line.firstCombat();
            case SECOND -> line.secondCombat();
        };
    }

    private State after(WinnerLine line, Contender side) {
        boolean overBadGround = side.chargedOver()
                .filter(ground -> ground == Ground.BROKEN || ground == Ground.ROUGH)
                .isPresent();
        boolean disordered = line.disorderedByGround() && overBadGround
                || line.disorderedIfCavalry() && side.arm() == ChargeArm.CAVALRY
                || line.disorderedBySecondCombat() && combat.round() == Round.SECOND;
        return switch (side.before()) {
            case Order before -> disordered ? before.orWorse(Order.DISORDERED) : before;
            case GunState before -> before;
        };
    }
}

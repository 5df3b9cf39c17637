package org.longroll.rff.rules;

import static org.longroll.rff.rules.ChargeCombat.Round.FIRST;

import java.util.Optional;
import org.longroll.rff.chart.ChargeChart.Advance;
import org.longroll.rff.chart.ChargeChart.ChargeArm;
import org.longroll.rff.chart.ChargeChart.ChargeResult;
import org.longroll.rff.chart.ChargeChart.Retreat;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.State;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rff.rules.ChargeCombat.Round;

/**
 * The seven results of the charge table once more, clause by clause as they are printed and with every figure written out:
 * what the engine, which reads them from data, is held against.
 */
record PrintedCharge(
        ChargeArm attacker,
        ChargeArm defender,
        boolean attackerOutflanked,
        boolean defenderOutflanked,
        boolean disordered,
        boolean fortified,
        boolean fixed,
        boolean badGround,
        Round round,
        int over) {

    Lot attackersLot(ChargeResult result) {
        boolean horse = attacker == ChargeArm.CAVALRY;
        boolean first = round == FIRST;
        return switch (result) {
            case SWEPT_FROM_THE_FIELD -> wins(first ? Advance.BREAKTHROUGH : Advance.CARRY, false);
            case DRIVEN_BACK -> wins(horse && first ? Advance.BREAKTHROUGH : Advance.CARRY, false);
            case HARD_PRESSED ->
                holdsWorks()
                        ? wins(Advance.RETREAT_SHORT, horse && first)
                        : wins(horse && first ? Advance.CARRY_OR_RECALL : Advance.CARRY, horse && first);
            case DESPERATE_STRUGGLE -> loses(1, Order.DISORDERED, Retreat.NONE, false, false);
            case FALTER ->
                attackerOutflanked
                        ? loses(disordered ? 1 : 0, Order.BROKEN, Retreat.FULL, false, false)
                        : loses(disordered ? 1 : 0, Order.DISORDERED, Retreat.SHORT, horse && first, false);
            case RECOIL ->
                attackerOutflanked || defender == ChargeArm.CAVALRY
                        ? loses(2, Order.BROKEN, Retreat.FULL, false, false)
                        : loses(1, Order.DISORDERED, Retreat.OUT_OF_CLOSE_RANGE, horse && first, false);
            case REPULSED -> loses(2 + over, Order.BROKEN, Retreat.FULL, false, true);
        };
    }

    Lot defendersLot(ChargeResult result) {
        return switch (defender) {
            case TROOPS, CAVALRY -> troops(result);
            case GUNS -> guns(result);
        };
    }

    private Lot troops(ChargeResult result) {
        boolean recall = defender == ChargeArm.CAVALRY && round == FIRST;
        return switch (result) {
            case SWEPT_FROM_THE_FIELD -> loses(2 + over, Order.BROKEN, Retreat.FULL, false, true);
            case DRIVEN_BACK ->
                defenderOutflanked || attacker == ChargeArm.CAVALRY
                        ? loses(2, Order.BROKEN, Retreat.FULL, false, false)
                        : loses(1, Order.DISORDERED, Retreat.OUT_OF_CLOSE_RANGE, recall, false);
            case HARD_PRESSED -> hardPressed(disordered ? 1 : 0, recall);
            case DESPERATE_STRUGGLE -> loses(1, Order.DISORDERED, Retreat.NONE, false, false);
            case FALTER, RECOIL, REPULSED ->
                holds(disordered || defender == ChargeArm.CAVALRY ? Order.DISORDERED : Order.GOOD_ORDER);
        };
    }

    private Lot hardPressed(int lost, boolean recall) {
        if (defenderOutflanked) {
            return loses(lost, Order.BROKEN, Retreat.FULL, false, false);
        }
        return fortified
                ? new Lot(lost, 0, false, Order.DISORDERED, Retreat.NONE, Optional.empty(), true, false, false)
                : loses(lost, Order.DISORDERED, Retreat.SHORT, recall, false);
    }

    private Lot guns(ChargeResult result) {
        return switch (result) {
            case SWEPT_FROM_THE_FIELD -> goes(2 + over, 0, true);
            case DRIVEN_BACK -> goes(1, 0, false);
            case HARD_PRESSED ->
                holdsWorks()
                        ? new Lot(0, 1, false, GunState.SILENCED, Retreat.NONE, Optional.empty(), true, false, false)
                        : goes(0, 1, false);
            case DESPERATE_STRUGGLE ->
                new Lot(1, 0, false, GunState.SILENCED, Retreat.NONE, Optional.empty(), false, false, false);
            case FALTER, RECOIL, REPULSED -> holds(disordered ? GunState.SILENCED : GunState.READY);
        };
    }

    /** Guns limber and go, silenced; fixed ones are lost, all four of them. */
    private Lot goes(int lost, int damaged, boolean leader) {
        return fixed
                ? new Lot(4, 0, true, GunState.WRECKED, Retreat.NONE, Optional.empty(), false, false, leader)
                : new Lot(
                        lost, damaged, false, GunState.SILENCED, Retreat.FULL, Optional.empty(), false, false, leader);
    }

    private boolean holdsWorks() {
        return fortified && !defenderOutflanked;
    }

    private Lot wins(Advance advance, boolean recall) {
        boolean upset = disordered || badGround || attacker == ChargeArm.CAVALRY || round != FIRST;
        return new Lot(
                0,
                0,
                false,
                upset ? Order.DISORDERED : Order.GOOD_ORDER,
                advance == Advance.RETREAT_SHORT ? Retreat.SHORT : Retreat.NONE,
                Optional.of(advance),
                false,
                recall,
                false);
    }

    private static Lot holds(State after) {
        return new Lot(0, 0, false, after, Retreat.NONE, Optional.of(Advance.HOLD), true, false, false);
    }

    private static Lot loses(int stands, Order after, Retreat retreat, boolean recall, boolean leader) {
        return new Lot(stands, 0, false, after, retreat, Optional.empty(), false, recall, leader);
    }
}

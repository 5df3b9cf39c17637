package org.longroll.rff.play;

import java.util.Objects;
import java.util.Optional;
import org.longroll.battle.Battle;
import org.longroll.rff.battle.RetreatOrder;
import org.longroll.rff.battle.RetreatOrder.Hold;
import org.longroll.rff.battle.RffBattleRefusal;
import org.longroll.rff.battle.RffDue;
import org.longroll.rff.battle.RffField;
import org.longroll.rff.chart.ManeuverChart.Holding;
import org.longroll.simulation.CommonMischief;
import org.longroll.simulation.Recipes;

/** What Regimental Fire and Fury forbids at each step of the turn. */
final class Forbidden {

    private final Battle battle;
    private final View view;
    private final RffField field;

    Forbidden(Battle battle, View view) {
        this.battle = battle;
        this.view = view;
        this.field = view.field();
    }

    Recipes recipes() {
        if (!field.dues().isEmpty()) {
            return whileDue();
        }
        return switch (field.step()) {
            case MANEUVER ->
                CommonMischief.recipes(battle)
                        .and(new ForbiddenManeuvers(view).recipes())
                        .and(new ForbiddenCharges(view).inTheManeuverPhase());
            case DEFENSIVE_FIRE, OFFENSIVE_FIRE -> new ForbiddenFires(view).recipes();
            case CHARGE, BREAKTHROUGH -> new ForbiddenCharges(view).inTheChargePhase();
        };
    }

    private Recipes whileDue() {
        var due = field.dues().getFirst();
        var retreat = due.prepared().retreat();
        var recipes = CommonMischief.whileDue(battle);
        return retreat == null ? recipes : recipes.and(instead(due, retreat));
    }

    private Recipes instead(RffDue due, RffDue.GoBack retreat) {
        var unit = Objects.requireNonNull(due.unit());
        return new Recipes()
                .by(
                        due.side(),
                        RffBattleRefusal.MAY_NOT_HOLD,
                        () -> retreat.holds() == Holding.NO
                                ? Optional.of(new RetreatOrder.Retreat(due.id(), unit, Hold.FORTIFIED, null, null))
                                : Optional.empty())
                .by(
                        due.side(),
                        RffBattleRefusal.MAY_NOT_RECALL,
                        () -> retreat.mayRecall()
                                ? Optional.empty()
                                : Optional.of(new RetreatOrder.Recall(due.id(), unit, null, null)));
    }
}

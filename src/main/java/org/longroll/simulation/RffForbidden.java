package org.longroll.simulation;

import java.util.Objects;
import java.util.Optional;
import org.longroll.battle.Battle;
import org.longroll.battle.rff.Hold;
import org.longroll.battle.rff.RetreatOrder;
import org.longroll.battle.rff.RffBattleRefusal;
import org.longroll.battle.rff.RffDue;
import org.longroll.battle.rff.RffField;
import org.longroll.rules.rff.chart.Holding;

/** What Regimental Fire and Fury forbids at each step of the turn. */
final class RffForbidden {

    private final Battle battle;
    private final RffView view;
    private final RffField field;

    RffForbidden(Battle battle, RffView view) {
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
                        .and(new RffForbiddenManeuvers(view).recipes())
                        .and(new RffForbiddenCharges(view).inTheManeuverPhase());
            case DEFENSIVE_FIRE, OFFENSIVE_FIRE -> new RffForbiddenFires(view).recipes();
            case CHARGE, BREAKTHROUGH -> new RffForbiddenCharges(view).inTheChargePhase();
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

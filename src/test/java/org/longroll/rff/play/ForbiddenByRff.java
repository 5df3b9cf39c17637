package org.longroll.rff.play;

import java.util.Objects;
import java.util.Optional;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Referee;
import org.longroll.rff.battle.Part;
import org.longroll.rff.battle.RetreatOrder;
import org.longroll.rff.battle.RetreatOrder.Hold;
import org.longroll.rff.battle.RffBattleRefusal;
import org.longroll.rff.battle.RffDue;
import org.longroll.rff.battle.RffField;
import org.longroll.rff.chart.ManeuverChart.Holding;
import org.longroll.rff.rules.RffRules;
import org.longroll.rules.Fraction;
import org.longroll.rules.Rules;
import org.longroll.simulation.Chooser;
import org.longroll.simulation.CommonMischief;
import org.longroll.simulation.Forbidden;
import org.longroll.simulation.Player;
import org.longroll.simulation.Recipes;

/** What Regimental Fire and Fury forbids at each step of the turn. */
public final class ForbiddenByRff implements Forbidden {

    @Override
    public Optional<Player> random(Rules rules, Referee referee, BattleStarted opening, Chooser chooser) {
        return rules instanceof RffRules ours
                ? Optional.of(new RandomRffPlayer(ours, referee, opening, chooser))
                : Optional.empty();
    }

    @Override
    public boolean knows(Player player) {
        return player instanceof RandomRffPlayer;
    }

    /** A charge that was declared and can still be met: that does not come up every day. */
    @Override
    public boolean tempts(Battle battle, Player player, Chooser chooser) {
        ((RandomRffPlayer) player).lookUp(battle);
        var field = (RffField) battle.field();
        boolean charged = field.step() == Part.MANEUVER
                && field.charges().stream().anyMatch(charge -> charge.counterOver() == null);
        return chooser.oneIn(charged ? 3 : 6);
    }

    @Override
    public Recipes recipes(Battle battle, Player player) {
        var view = ((RandomRffPlayer) player).view(battle);
        var field = view.field();
        if (!field.dues().isEmpty()) {
            return whileDue(battle, field);
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

    private static Recipes whileDue(Battle battle, RffField field) {
        var due = field.dues().getFirst();
        var retreat = due.prepared().retreat();
        var recipes = CommonMischief.whileDue(battle);
        return retreat == null ? recipes : recipes.and(instead(due, retreat));
    }

    private static Recipes instead(RffDue due, RffDue.GoBack retreat) {
        var unit = Objects.requireNonNull(due.unit());
        return new Recipes()
                .by(due.side(), RffBattleRefusal.TOO_NEAR, () -> Optional.ofNullable(retreat.least())
                        .filter(least -> !least.isZero())
                        .map(least -> new RetreatOrder.Retreat(due.id(), unit, null, least.times(Fraction.HALF), null)))
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

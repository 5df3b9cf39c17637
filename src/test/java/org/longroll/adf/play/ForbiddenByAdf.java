package org.longroll.adf.play;

import java.util.Optional;
import org.longroll.adf.battle.AdfCharge;
import org.longroll.adf.battle.AdfField;
import org.longroll.adf.rules.AdfRules;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Referee;
import org.longroll.rules.Rules;
import org.longroll.simulation.Chooser;
import org.longroll.simulation.CommonMischief;
import org.longroll.simulation.Forbidden;
import org.longroll.simulation.Player;
import org.longroll.simulation.Recipes;

/** What Across A Deadly Field forbids at each moment of a turn. */
public final class ForbiddenByAdf implements Forbidden {

    @Override
    public Optional<Player> random(Rules rules, Referee referee, BattleStarted opening, Chooser chooser) {
        return rules instanceof AdfRules ours
                ? Optional.of(new RandomAdfPlayer(ours, referee, opening, chooser))
                : Optional.empty();
    }

    @Override
    public boolean knows(Player player) {
        return player instanceof RandomAdfPlayer;
    }

    /** The moment after a victory is short, and has rules of its own. */
    @Override
    public boolean tempts(Battle battle, Player player, Chooser chooser) {
        ((RandomAdfPlayer) player).lookUp(battle);
        var charge = ((AdfField) battle.field()).charge();
        return chooser.percent(charge != null && charge.stage() == AdfCharge.Stage.WON ? 75 : 20);
    }

    @Override
    public Recipes recipes(Battle battle, Player player) {
        var view = ((RandomAdfPlayer) player).view(battle);
        var field = view.field();
        var charge = field.charge();
        if (!field.dues().isEmpty()) {
            var meanwhile = charge != null && charge.fear() != null
                    ? new ForbiddenReactions(view).inCharge(charge)
                    : new Recipes();
            return meanwhile.and(CommonMischief.whileDue(battle));
        }
        if (!field.clock().part().ofASide()) {
            return new ForbiddenDeeds(view).betweenParts();
        }
        if (charge != null && charge.underWay()) {
            return new ForbiddenReactions(view).inCharge(charge);
        }
        var all = CommonMischief.recipes(battle)
                .and(new ForbiddenFires(view).recipes())
                .and(new ForbiddenDeeds(view).recipes())
                .and(new ForbiddenReactions(view).recipes());
        return charge == null ? all : all.and(new ForbiddenReactions(view).inCharge(charge));
    }
}

package org.longroll.simulation;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.play.ForbiddenByAdf;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Referee;
import org.longroll.journal.DicePolicy;
import org.longroll.journal.GivenDice;
import org.longroll.journal.Order;
import org.longroll.rff.play.ForbiddenByRff;
import org.longroll.rules.Refusal;
import org.longroll.rules.Rules;

/**
 * Plays at random and tries what the rules forbid, the refusal that was heard least so far first, so that every one is heard in the course of a
 * few battles. More than half of what can be waived the umpire lets pass: so every rule is also met by a state that no
 * sound player would bring about.
 */
public final class BadBoy implements Mischief {

    private static final List<Forbidden> SYSTEMS = List.of(new ForbiddenByAdf(), new ForbiddenByRff());

    private static final List<GivenDice> THROWN = Collections.nCopies(9, GivenDice.Thrown.of(1));

    private final Chooser chooser;
    private final LeastHeard leastHeard;
    private @Nullable Order ruling;

    public BadBoy(Chooser chooser) {
        this.chooser = chooser;
        this.leastHeard = new LeastHeard(chooser);
    }

    @Override
    public Optional<Player> player(Rules rules, Referee referee, BattleStarted opening) {
        return random(rules, referee, opening, chooser);
    }

    static Optional<Player> random(Rules rules, Referee referee, BattleStarted opening, Chooser chooser) {
        return SYSTEMS.stream()
                .flatMap(system -> system.random(rules, referee, opening, chooser).stream())
                .findFirst();
    }

    @Override
    public Optional<Proposal> tempt(Battle battle, Player player) {
        return SYSTEMS.stream()
                .filter(system -> system.knows(player))
                .filter(system -> system.tempts(battle, player, chooser))
                .findFirst()
                .flatMap(system ->
                        leastHeard.among(system.recipes(battle, player).byCode()));
    }

    @Override
    public Optional<Proposal> withOtherDice(Battle battle, Proposal sound) {
        var policy = battle.opening().dicePolicy();
        if (policy == DicePolicy.EITHER || !chooser.oneIn(60)) {
            return Optional.empty();
        }
        return Optional.of(
                policy == DicePolicy.THROWN ? sound : new Proposal(sound.seat(), OrderDice.in(sound.order(), THROWN)));
    }

    /** People come before rules: the umpire lets it pass, and what then stands against it too, if that can be waived. */
    @Override
    public Optional<Proposal> after(Proposal tried, Refusal refusal) {
        if (!refusal.waivable() || tried.order() != ruling && !chooser.percent(60)) {
            return Optional.empty();
        }
        ruling = new CommonOrder.Allow(refusal.code(), tried.order(), "Both players agree.", false);
        return Optional.of(Proposal.byUmpire(ruling));
    }
}

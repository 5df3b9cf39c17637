package org.longroll.simulation;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.longroll.adf.play.ForbiddenByAdf;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.DicePolicy;
import org.longroll.battle.GivenDice;
import org.longroll.rff.play.ForbiddenByRff;
import org.longroll.rules.Refusal;

/**
 * Tries what the rules forbid, the refusal that was heard least so far first, so that every one is heard in the course of a
 * few battles. More than half of what can be waived the umpire lets pass: so every rule is also met by a state that no
 * sound player would bring about.
 */
public final class BadBoy implements Mischief {

    private static final List<Forbidden> SYSTEMS = List.of(new ForbiddenByAdf(), new ForbiddenByRff());

    private static final List<GivenDice> THROWN = Collections.nCopies(9, GivenDice.Thrown.of(1));

    private final Chooser chooser;
    private final LeastHeard leastHeard;

    public BadBoy(Chooser chooser) {
        this.chooser = chooser;
        this.leastHeard = new LeastHeard(chooser);
    }

    @Override
    public Optional<Proposal> tempt(Battle battle, Player player) {
        if (battle.opening().dicePolicy() != DicePolicy.EITHER && chooser.oneIn(90)) {
            return diceOfTheWrongKind(battle, player);
        }
        return SYSTEMS.stream()
                .filter(system -> system.knows(player))
                .filter(system -> system.tempts(battle, chooser))
                .findFirst()
                .flatMap(system ->
                        leastHeard.among(system.recipes(battle, player).byCode()));
    }

    private static Optional<Proposal> diceOfTheWrongKind(Battle battle, Player player) {
        var sound = player.propose(battle);
        return switch (battle.opening().dicePolicy()) {
            case ROLLED -> Optional.of(new Proposal(sound.seat(), OrderDice.in(sound.order(), THROWN)));
            case THROWN -> Optional.of(sound);
            case EITHER -> Optional.empty();
        };
    }

    /** People come before rules: the umpire lets it pass, and what then stands against it too, if that can be waived. */
    @Override
    public Optional<Proposal> after(Proposal tried, Refusal refusal) {
        boolean lets = refusal.waivable() && (tried.order() instanceof CommonOrder.Allow || chooser.percent(60));
        return lets
                ? Optional.of(Proposal.byUmpire(
                        new CommonOrder.Allow(refusal.code(), tried.order(), "Both players agree.", false)))
                : Optional.empty();
    }
}

package org.longroll.simulation;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Referee;
import org.longroll.battle.Side;
import org.longroll.rules.Rules;

/**
 * The house's player on one side, the random one on the other. Each plays both sides on a table of its own, and both tables
 * are the same; what one says for the other's side is not heard.
 */
record Duel(String side, Player house, Player random) implements Player {

    /** A player who has something to say for its own side says it before it was asked so often. */
    private static final int MOST_QUESTIONS = 50;

    /** Sits down to one battle. */
    static Mischief of(long seed, String side, Temperament temperament) {
        return new Mischief() {
            @Override
            public Optional<Player> player(Rules rules, Referee referee, BattleStarted opening) {
                var players = Players.ALL.named(opening.rulebook().system());
                var table = new Sandtable(opening, new SeededChooser(seed));
                var both = opening.orderOfBattle().sides().stream()
                        .collect(Collectors.toMap(Side::id, each -> temperament));
                return BadBoy.random(rules, referee, opening, new SeededChooser(seed))
                        .map(random -> new Duel(side, players.player(rules, referee, table, both), random));
            }

            @Override
            public Optional<Proposal> tempt(Battle battle, Player player) {
                return Optional.empty();
            }
        };
    }

    /** Who may react is asked before who is active. Where each waits for the other, the random one gets good advice. */
    @Override
    public Proposal propose(Battle battle) {
        var active = battle.field().activeSide();
        for (int i = 0; i < MOST_QUESTIONS; i++) {
            for (var asked : List.of(battle.table().enemyOf(active), active)) {
                var proposal = (asked.equals(side) ? house : random).propose(battle);
                if (proposal.seat().id().equals(asked)) {
                    return proposal;
                }
            }
        }
        return house.propose(battle);
    }

    @Override
    public void saw(Battle before, Entry entry, Battle after) {
        house.saw(before, entry, after);
        random.saw(before, entry, after);
    }
}

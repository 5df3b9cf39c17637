package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.util.Optional;
import java.util.UUID;
import org.longroll.battle.Battle;
import org.longroll.battle.BeyondTheTrail;
import org.longroll.battle.Decider;
import org.longroll.battle.Decision;
import org.longroll.battle.Hand;
import org.longroll.battle.Order;
import org.longroll.battle.Referee;
import org.longroll.battle.Seat;
import org.longroll.dice.DiceStream;
import org.longroll.rules.Verdict;

/** Decides an entry whose dice are not all thrown yet, to learn which it takes. Nothing is recorded. */
@ApplicationScoped
public class AskDice {

    private final ReadBattle battles;
    private final Referees referees;
    private final DiceSeeds seeds;
    private final InstantSource clock;

    AskDice(ReadBattle battles, Referees referees, DiceSeeds seeds, InstantSource clock) {
        this.battles = battles;
        this.referees = referees;
        this.seeds = seeds;
        this.clock = clock;
    }

    /** What would be decided now; a refusal for want of dice names them. Empty if there is no such battle. */
    public Optional<Decision> about(UUID battle, Order order, Seat seat) {
        return battles.newest(battle).map(now -> {
            try {
                return decided(now, order, seat);
            } catch (BeyondTheTrail e) {
                return decided(battles.whole(now), order, seat);
            }
        });
    }

    /** Dice that the server is to roll are other ones when the entry is recorded. */
    private Decision decided(Battle battle, Order order, Seat seat) {
        var hand = new Hand(seat, new DiceStream(seeds.next()), clock.instant());
        return switch (referees.of(battle.opening().rulebook())) {
            case Verdict.Allowed<Referee>(var referee) ->
                Decider.decide(battle, battle.timeline().naming(order), hand, referee);
            case Verdict.Refused<Referee>(var reason) -> new Decision.Refused(reason);
        };
    }
}

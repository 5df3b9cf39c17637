package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.util.Optional;
import java.util.UUID;
import org.longroll.battle.BeyondTheTrail;
import org.longroll.battle.Decision;
import org.longroll.battle.Hand;
import org.longroll.battle.Order;
import org.longroll.battle.Seat;
import org.longroll.dice.DiceStream;

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

    /**
     * What would be decided now; a refusal for want of dice names them. Empty if there is no such battle. Dice that the
     * server is to roll are other ones when the entry is recorded.
     */
    public Optional<Decision> about(UUID battle, Order order, Seat seat) {
        var hand = new Hand(seat, new DiceStream(seeds.next()), clock.instant());
        return battles.newest(battle).map(now -> {
            try {
                return referees.decide(now, order, hand);
            } catch (BeyondTheTrail e) {
                return referees.decide(battles.whole(now), order, hand);
            }
        });
    }
}

package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.util.Optional;
import java.util.UUID;
import org.longroll.dice.DiceStream;
import org.longroll.journal.Decision;
import org.longroll.journal.Inputs;
import org.longroll.journal.Order;
import org.longroll.journal.Seat;
import org.longroll.journal.TimelineTooShort;

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
        var inputs = new Inputs(seat, new DiceStream(seeds.next()), clock.instant());
        return battles.newest(battle).map(now -> {
            try {
                return referees.decide(now, order, inputs);
            } catch (TimelineTooShort e) {
                return referees.decide(battles.whole(now), order, inputs);
            }
        });
    }
}

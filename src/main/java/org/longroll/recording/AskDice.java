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

    private final CurrentJournals journals;
    private final Judges judges;
    private final DiceSeeds seeds;
    private final InstantSource clock;

    AskDice(CurrentJournals journals, Judges judges, DiceSeeds seeds, InstantSource clock) {
        this.journals = journals;
        this.judges = judges;
        this.seeds = seeds;
        this.clock = clock;
    }

    /**
     * The decision as it would be now; a refusal for want of dice names them. Empty if there is no such journal. Dice that the
     * server is to roll are other ones when the entry is recorded.
     */
    public Optional<Decision> about(UUID journal, Order order, Seat seat) {
        var inputs = new Inputs(seat, new DiceStream(seeds.next()), clock.instant());
        return journals.newest(journal).map(now -> {
            try {
                return judges.decide(now, order, inputs);
            } catch (TimelineTooShort e) {
                return judges.decide(journals.whole(now), order, inputs);
            }
        });
    }
}

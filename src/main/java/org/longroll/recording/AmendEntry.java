package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.util.Optional;
import java.util.UUID;
import org.longroll.battle.Battle;
import org.longroll.battle.Decider;
import org.longroll.dice.DiceStream;
import org.longroll.dice.DiceSupply;
import org.longroll.journal.Amendment;
import org.longroll.journal.Correction.Amend;
import org.longroll.journal.Correction.Change;
import org.longroll.journal.Inputs;
import org.longroll.journal.JournalRefusal;
import org.longroll.journal.Order;
import org.longroll.journal.RecordedOrder;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Corrects a past entry; a trial shows the exact effect first. */
@ApplicationScoped
public class AmendEntry {

    public sealed interface Trial {

        /** Recording it with the same {@code dice} has exactly this outcome. */
        record Possible(Amendment.Outcome outcome, Battle battle, DiceSupply dice) implements Trial {}

        record Refused(Refusal refusal) implements Trial {}

        record NoSuchBattle() implements Trial {}
    }

    private final ReadBattle battles;
    private final Referees referees;
    private final DiceSeeds seeds;
    private final InstantSource clock;

    AmendEntry(ReadBattle battles, Referees referees, DiceSeeds seeds, InstantSource clock) {
        this.battles = battles;
        this.referees = referees;
        this.seeds = seeds;
        this.clock = clock;
    }

    /** The order of an entry that can be amended; empty if there is no such battle. */
    public Optional<Verdict<Order>> said(UUID battle, UUID entry) {
        return battles.reaching(battle, entry).map(now -> Amendment.amendable(
                        now.journal(), now.timeline().successor(entry).orElse(entry))
                .map(RecordedOrder::order));
    }

    public Trial tried(UUID id, Amend amend, Submission submission) {
        var found = battles.reaching(id, amend.entry());
        if (found.isEmpty()) {
            return new Trial.NoSuchBattle();
        }
        var battle = found.get();
        var referee = referees.of(battle.opening().rulebook());
        if (referee.refusal().isPresent()) {
            return new Trial.Refused(referee.refusal().get());
        }
        var named = battle.timeline().naming(amend);
        var nothing = nothingCorrected(battle, named);
        if (nothing.isPresent()) {
            return new Trial.Refused(nothing.get());
        }
        var dice = new DiceStream(seeds.next());
        var inputs = new Inputs(submission.seat(), dice, clock.instant());
        return switch (Decider.tried(battle, named, inputs, referee.answer())) {
            case Verdict.Allowed<Amendment.Outcome>(var outcome) -> new Trial.Possible(outcome, battle, dice);
            case Verdict.Refused<Amendment.Outcome>(var refusal) -> new Trial.Refused(refusal);
        };
    }

    private static Optional<Refusal> nothingCorrected(Battle battle, Amend amend) {
        return JournalRefusal.NOTHING_CORRECTED.when(
                amend.change() instanceof Change.Replace(var order)
                        && Amendment.amendable(battle.journal(), amend.entry())
                                .map(said -> said.order().equals(order))
                                .equals(Verdict.allowed(true)),
                "with",
                () -> "That is what the entry says already; name what should have been different.");
    }
}

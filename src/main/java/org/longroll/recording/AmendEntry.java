package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.util.Optional;
import java.util.UUID;
import org.longroll.dice.DiceStream;
import org.longroll.dice.DiceSupply;
import org.longroll.journal.Amendment;
import org.longroll.journal.Correction.Amend;
import org.longroll.journal.Correction.Change;
import org.longroll.journal.Decisions;
import org.longroll.journal.Inputs;
import org.longroll.journal.Journal;
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
        record Possible(Amendment.Outcome outcome, Journal<?> journal, DiceSupply dice) implements Trial {}

        record Refused(Refusal refusal) implements Trial {}

        record NoSuchJournal() implements Trial {}
    }

    private final CurrentJournals journals;
    private final Judges judges;
    private final DiceSeeds seeds;
    private final InstantSource clock;

    AmendEntry(CurrentJournals journals, Judges judges, DiceSeeds seeds, InstantSource clock) {
        this.journals = journals;
        this.judges = judges;
        this.seeds = seeds;
        this.clock = clock;
    }

    /** The order of an entry that can be amended; empty if there is no such journal. */
    public Optional<Verdict<Order>> said(UUID journal, UUID entry) {
        return journals.reaching(journal, entry).map(now -> Amendment.amendable(
                        now, now.timeline().successor(entry).orElse(entry))
                .map(RecordedOrder::order));
    }

    public Trial tried(UUID id, Amend amend, Submission submission) {
        return journals.reaching(id, amend.entry())
                .<Trial>map(found -> tried(found, amend, submission))
                .orElseGet(Trial.NoSuchJournal::new);
    }

    private <S> Trial tried(Journal<S> journal, Amend amend, Submission submission) {
        var dice = new DiceStream(seeds.next());
        var inputs = new Inputs(submission.seat(), dice, clock.instant());
        var named = journal.timeline().naming(amend);
        var outcome = judges.of(journal)
                .then(judge -> Verdict.orAsk(
                        nothingCorrected(journal, named), () -> Decisions.tried(journal, named, inputs, judge)));
        return switch (outcome) {
            case Verdict.Allowed<Amendment.Outcome>(var possible) -> new Trial.Possible(possible, journal, dice);
            case Verdict.Refused<Amendment.Outcome>(var refusal) -> new Trial.Refused(refusal);
        };
    }

    private static Optional<Refusal> nothingCorrected(Journal<?> journal, Amend amend) {
        return JournalRefusal.NOTHING_CORRECTED.when(
                amend.change() instanceof Change.Replace(var order)
                        && Amendment.amendable(journal, amend.entry())
                                .map(said -> said.order().equals(order))
                                .equals(Verdict.allowed(true)),
                "with",
                () -> "That is what the entry says already; name what should have been different.");
    }
}

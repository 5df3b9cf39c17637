package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.longroll.journal.Decision;
import org.longroll.journal.Decisions;
import org.longroll.journal.Inputs;
import org.longroll.journal.Journal;
import org.longroll.journal.JournalRefusal;
import org.longroll.journal.Judge;
import org.longroll.journal.Order;
import org.longroll.journal.TimelineTooShort;
import org.longroll.rules.Verdict;

/** Finds who decides the orders of a journal, by its kind. */
@ApplicationScoped
public class Judges {

    /** Finds the judges of one kind: each decides only by the rules that the opening of its journal names. */
    public interface OfKind {

        String kind();

        /** Refused if the rules of the journal are not here. */
        Verdict<? extends Judge<?>> of(Journal<?> journal);
    }

    private final Map<String, OfKind> byKind;

    @Inject
    Judges(@Any Instance<OfKind> kinds) {
        this((Iterable<OfKind>) kinds);
    }

    Judges(Iterable<OfKind> kinds) {
        this.byKind = StreamSupport.stream(kinds.spliterator(), false)
                .collect(Collectors.toUnmodifiableMap(OfKind::kind, Function.identity()));
    }

    @SuppressWarnings("unchecked") // The kind of a journal says what its state is, and who judges it.
    <S> Verdict<Judge<S>> of(Journal<S> journal) {
        var judges = byKind.get(journal.kind().name());
        if (judges == null) {
            throw new IllegalStateException("nothing decides journals of the kind “%s”"
                    .formatted(journal.kind().name()));
        }
        return judges.of(journal).map(judge -> (Judge<S>) judge);
    }

    /**
     * The decision of an order, with entries as they are named now; refused if the rules of the journal are not here.
     * {@link TimelineTooShort} if the order names an entry that a short timeline does not know: an amendment may have
     * recorded it again.
     */
    <S> Decision decide(Journal<S> journal, Order order, Inputs inputs) {
        var decision =
                switch (of(journal)) {
                    case Verdict.Allowed<Judge<S>>(var judge) ->
                        Decisions.decide(journal, journal.timeline().naming(order), inputs, judge);
                    case Verdict.Refused<Judge<S>>(var reason) -> new Decision.Refused(reason);
                };
        if (decision instanceof Decision.Refused(var refusal)
                && refusal.code().equals(JournalRefusal.UNKNOWN_ENTRY.word())
                && !journal.timeline().isWhole()) {
            throw new TimelineTooShort();
        }
        return decision;
    }
}

package org.longroll.recording;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.longroll.journal.History;
import org.longroll.journal.Journal;
import org.longroll.journal.Judge;
import org.longroll.journal.Redecision;
import org.longroll.journal.Redecision.Difference;
import org.longroll.ledger.Head;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.Recorded;
import org.longroll.rules.Verdict;

/**
 * Decides the entries of journals from elsewhere again. A sealed file can be forged by its sender from the first event to
 * the last, with every hash right; what the rules would have decided otherwise shows it.
 */
@ApplicationScoped
public class DecideAgain {

    private static final int REMEMBERED = 200;

    private final Ledger ledger;
    private final JournalReader reader;
    private final Judges judges;
    private final Cache<Head, Optional<List<Difference>>> known =
            Caffeine.newBuilder().maximumSize(REMEMBERED).build();

    DecideAgain(Ledger ledger, JournalReader reader, Judges judges) {
        this.ledger = ledger;
        this.reader = reader;
        this.judges = judges;
    }

    /** The entries with another result here; empty for a battle that was started here, or whose chart is not here. */
    public Optional<List<Difference>> ofImported(UUID battle) {
        return ledger.receipt(battle, battle)
                .flatMap(imported -> ledger.head(battle))
                .flatMap(this::ofHead);
    }

    /** The same of any battle. */
    Optional<List<Difference>> ofHead(Head head) {
        return known.get(head, this::decided);
    }

    private Optional<List<Difference>> decided(Head head) {
        return differences(new History(
                head.stream(),
                ledger.read(head.stream(), 0, head.version())
                        .map(Recorded::envelope)
                        .map(reader::line)
                        .toList()));
    }

    /** Empty if the rules of the journal are not here. */
    Optional<List<Difference>> differences(History history) {
        return differences(history, Journal.opened(history.id(), history.lines().getFirst()));
    }

    private <S> Optional<List<Difference>> differences(History history, Journal<S> opened) {
        return switch (judges.of(opened)) {
            case Verdict.Allowed<Judge<S>>(var judge) ->
                Optional.of(Redecision.of(
                        history, opened.kind().state(), judge, type -> judge.isReadOtherwise(opened.opening(), type)));
            case Verdict.Refused<Judge<S>> none -> Optional.empty();
        };
    }
}

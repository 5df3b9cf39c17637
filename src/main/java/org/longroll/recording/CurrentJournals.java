package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.UUID;
import org.longroll.journal.Journal;
import org.longroll.ledger.Ledger;

/** Reads the state of a journal now or at any version. */
@ApplicationScoped
public class CurrentJournals {

    private final Desks desks;
    private final Ledger ledger;
    private final JournalReader reader;
    private final SnapshotKeeper keeper;

    CurrentJournals(Desks desks, Ledger ledger, JournalReader reader, SnapshotKeeper keeper) {
        this.desks = desks;
        this.ledger = ledger;
        this.reader = reader;
        this.keeper = keeper;
    }

    /** The journal with every entry that was answered before this call. */
    public Optional<Journal<?>> newest(UUID id) {
        var head = ledger.head(id);
        if (head.isEmpty()) {
            return Optional.empty();
        }
        var desk = desks.of(id);
        var known = desk.journal();
        if (known != null && known.version() >= head.get().version()) {
            return Optional.of(known);
        }
        return Optional.of(desk.inTurn(() -> {
            var before = desk.journal();
            var newest = reader.caughtUp(id, before).orElseThrow();
            desks.nowAt(desk, newest);
            keeper.look(before == null ? newest.timeline().since() : before.version(), newest);
            return newest;
        }));
    }

    /** The same of one kind; empty also if the journal is of another. */
    public <S> Optional<Journal<S>> newest(UUID id, Class<S> state) {
        return newest(id).flatMap(journal -> journal.ifOf(state));
    }

    /** The journal now, with a timeline that reaches back to an entry, if it is in force. */
    public Optional<Journal<?>> reaching(UUID id, UUID entry) {
        return newest(id).map(journal -> {
            var longer = journal;
            while (!longer.timeline().isWhole() && longer.timeline().find(entry).isEmpty()) {
                longer = reader.fartherBack(longer);
            }
            return longer;
        });
    }

    /** The same journal with all entries in force since the opening. */
    public <S> Journal<S> whole(Journal<S> journal) {
        return journal.timeline().isWhole()
                ? journal
                : reader.wholeAt(journal.id(), journal.version())
                        .orElseThrow()
                        .of(journal.kind().state());
    }

    public Optional<Journal<?>> at(UUID id, long version) {
        return newest(id).flatMap(now -> now.version() <= version ? Optional.of(now) : reader.at(id, version));
    }

    /** The same of one kind; empty also if the journal is of another. */
    public <S> Optional<Journal<S>> at(UUID id, long version, Class<S> state) {
        return at(id, version).flatMap(journal -> journal.ifOf(state));
    }
}

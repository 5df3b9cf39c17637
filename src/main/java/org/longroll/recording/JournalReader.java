package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.codec.EventCodec;
import org.longroll.codec.SnapshotCodec;
import org.longroll.codec.SnapshotCodec.Snapshot;
import org.longroll.codec.UnreadableEvent;
import org.longroll.journal.History;
import org.longroll.journal.Journal;
import org.longroll.journal.TimelineTooShort;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.Recorded;
import org.longroll.projection.JournalFold;

@ApplicationScoped
class JournalReader {

    private final Ledger ledger;
    private final EventCodec codec;
    private final Snapshots snapshots;

    JournalReader(Ledger ledger, EventCodec codec, Snapshots snapshots) {
        this.ledger = ledger;
        this.codec = codec;
        this.snapshots = snapshots;
    }

    Optional<Journal<?>> at(UUID journal, long version) {
        return from(journal, version, version);
    }

    /** The journal as it is now, from an older state if there is one; empty if it does not exist. */
    Optional<Journal<?>> caughtUp(UUID id, @Nullable Journal<?> known) {
        if (known == null) {
            return at(id, Long.MAX_VALUE);
        }
        try {
            return Optional.ofNullable(tail(id, known, Long.MAX_VALUE));
        } catch (TimelineTooShort e) {
            return Optional.of(fartherBack(known));
        }
    }

    /** The journal at a version, folded from the opening. */
    Optional<Journal<?>> wholeAt(UUID journal, long version) {
        return Optional.ofNullable(tail(journal, null, version));
    }

    /** The newest state, with a timeline that reaches at least twice as far back as the given one. */
    Journal<?> fartherBack(Journal<?> known) {
        long since = known.timeline().since();
        return from(known.id(), since - Math.max(1, known.version() - since), Long.MAX_VALUE)
                .orElseThrow();
    }

    /**
     * Folds from the newest snapshot up to a version; from an earlier one if a correction reaches behind it. Each step
     * back is twice the last, so that a correction far back costs little more than one fold from there.
     */
    private Optional<Journal<?>> from(UUID id, long newestSnapshot, long version) {
        var through = newestSnapshot;
        long step = 1;
        while (true) {
            var start = through < 1
                    ? Optional.<Journal<?>>empty()
                    : snapshots.newest(id, through).flatMap(this::read);
            try {
                return Optional.ofNullable(tail(id, start.orElse(null), version));
            } catch (TimelineTooShort e) {
                through = start.orElseThrow(() -> e).version() - step;
                step *= 2;
            }
        }
    }

    private Optional<Journal<?>> read(Snapshot snapshot) {
        try {
            return Optional.of(SnapshotCodec.journal(snapshot));
        } catch (UnreadableEvent damaged) {
            return Optional.empty();
        }
    }

    private @Nullable Journal<?> tail(UUID id, @Nullable Journal<?> start, long version) {
        var from = start == null ? 0 : start.version();
        var journal = start;
        var lines = ledger.read(id, from, version).map(Recorded::envelope).map(codec::line);
        for (var line : (Iterable<History.Line>) lines::iterator) {
            journal = journal == null ? Journal.opened(id, line) : journal.after(line.event(), line.occasion());
        }
        return journal;
    }

    /** Whether nothing but checkpoints was recorded since a version: a caller who saw that version missed no entry. */
    boolean onlySignedSince(Journal<?> now, long version) {
        return version > 0
                && version <= now.version()
                && ledger.read(now.id(), version, now.version())
                        .allMatch(event -> event.envelope().type().equals(CheckpointSigner.CHECKPOINT));
    }

    JournalFold fold(List<Envelope> chain) {
        var fold = new JournalFold(chain.getFirst().stream());
        chain.forEach(event -> fold.take(codec.line(event)));
        return fold;
    }

    History.Line line(Envelope event) {
        return codec.line(event);
    }
}

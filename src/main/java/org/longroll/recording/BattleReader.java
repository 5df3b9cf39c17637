package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
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
import org.longroll.projection.BattleFold;

@ApplicationScoped
class BattleReader {

    private final Ledger ledger;
    private final EventCodec codec;
    private final Snapshots snapshots;

    BattleReader(Ledger ledger, EventCodec codec, Snapshots snapshots) {
        this.ledger = ledger;
        this.codec = codec;
        this.snapshots = snapshots;
    }

    Optional<Battle> at(UUID battle, long version) {
        return from(battle, version, version);
    }

    /** The battle as it is now, from an older state if there is one; empty if it does not exist. */
    Optional<Battle> caughtUp(UUID id, @Nullable Battle known) {
        if (known == null) {
            return at(id, Long.MAX_VALUE);
        }
        try {
            return Optional.ofNullable(tail(id, known, Long.MAX_VALUE));
        } catch (TimelineTooShort e) {
            return Optional.of(fartherBack(known));
        }
    }

    /** The battle at a version, folded from the opening. */
    Optional<Battle> wholeAt(UUID battle, long version) {
        return Optional.ofNullable(tail(battle, null, version));
    }

    /** The newest state, with a timeline that reaches at least twice as far back as the given one. */
    Battle fartherBack(Battle known) {
        long since = known.timeline().since();
        return from(known.id(), since - Math.max(1, known.version() - since), Long.MAX_VALUE)
                .orElseThrow();
    }

    /**
     * Folds from the newest snapshot up to a version; from an earlier one if a correction reaches behind it. Each step
     * back is twice the last, so that a correction far back costs little more than one fold from there.
     */
    private Optional<Battle> from(UUID id, long newestSnapshot, long version) {
        var through = newestSnapshot;
        long step = 1;
        while (true) {
            var start = through < 1
                    ? Optional.<Battle>empty()
                    : snapshots.newest(id, through).flatMap(this::read);
            try {
                return Optional.ofNullable(tail(id, start.orElse(null), version));
            } catch (TimelineTooShort e) {
                through = start.orElseThrow(() -> e).version() - step;
                step *= 2;
            }
        }
    }

    private Optional<Battle> read(Snapshot snapshot) {
        try {
            return Optional.of(SnapshotCodec.battle(snapshot));
        } catch (UnreadableEvent damaged) {
            return Optional.empty();
        }
    }

    private @Nullable Battle tail(UUID id, @Nullable Battle start, long version) {
        var from = start == null ? 0 : start.version();
        var battle = start;
        var lines = ledger.read(id, from, version).map(Recorded::envelope).map(codec::line);
        for (var line : (Iterable<History.Line>) lines::iterator) {
            battle = battle == null ? Battle.of(Journal.opened(id, line)) : battle.after(line.event(), line.occasion());
        }
        return battle;
    }

    /** Whether nothing but checkpoints was recorded since a version: a caller who saw that version missed no entry. */
    boolean onlySignedSince(Battle now, long version) {
        return version > 0
                && version <= now.version()
                && ledger.read(now.id(), version, now.version())
                        .allMatch(event -> event.envelope().type().equals(Notary.CHECKPOINT));
    }

    BattleFold fold(List<Envelope> chain) {
        var fold = new BattleFold(chain.getFirst().stream());
        chain.forEach(event -> fold.take(codec.line(event)));
        return fold;
    }

    History.Line line(Envelope event) {
        return codec.line(event);
    }
}

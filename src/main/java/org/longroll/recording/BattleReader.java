package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleEvent;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Occasion;
import org.longroll.codec.EventCodec;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.Recorded;

/** Folds a battle from the ledger. */
@ApplicationScoped
class BattleReader {

    private final Ledger ledger;
    private final EventCodec codec;

    BattleReader(Ledger ledger, EventCodec codec) {
        this.ledger = ledger;
        this.codec = codec;
    }

    /** The battle as it was after some version. */
    Optional<Battle> at(UUID battle, long version) {
        return Optional.ofNullable(fold(null, ledger.read(battle, 0, version).map(Recorded::envelope)));
    }

    /** The battle as it is now, from what is known of it already, if something is; nothing if there is none. */
    Optional<Battle> caughtUp(UUID id, @Nullable Battle known) {
        var from = known == null ? 0 : known.version();
        return Optional.ofNullable(
                fold(known, ledger.read(id, from, Long.MAX_VALUE).map(Recorded::envelope)));
    }

    @Nullable Battle fold(@Nullable Battle start, Stream<Envelope> events) {
        var battle = start;
        for (var event : (Iterable<Envelope>) events::iterator) {
            battle = after(battle, event, decode(event));
        }
        return battle;
    }

    BattleEvent decode(Envelope event) {
        return codec.decode(event.type(), event.schemaVersion(), event.payload());
    }

    static Battle after(@Nullable Battle battle, Envelope envelope, BattleEvent event) {
        var occasion = new Occasion(envelope.entryId(), envelope.occurredAt(), envelope.actor());
        if (battle != null) {
            return battle.after(event, occasion);
        }
        if (event instanceof BattleStarted opening) {
            return Battle.opened(envelope.stream(), opening, occasion);
        }
        throw new IllegalStateException("a battle begins with its opening, not with " + envelope.type());
    }
}

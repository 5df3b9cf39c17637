package org.longroll.web.analysis;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;
import org.longroll.analysis.ThrownDice;
import org.longroll.recording.ReadJournal;

/** The dice of battles, read once: those of a battle at a version never change. */
@ApplicationScoped
class DiceShelf {

    /** Of a large battle they take a quarter of a megabyte. */
    private static final int KEPT = 100;

    private record Key(UUID battle, long version) {}

    private final Cache<Key, ThrownDice> shelf =
            Caffeine.newBuilder().maximumSize(KEPT).build();

    private final ReadJournal journals;

    DiceShelf(ReadJournal journals) {
        this.journals = journals;
    }

    ThrownDice of(UUID battle, long version) {
        return shelf.get(new Key(battle, version), key -> ThrownDice.of(journals.of(key.battle(), key.version())));
    }
}

package org.longroll.recording;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.battle.Decider;
import org.longroll.battle.Decision;
import org.longroll.battle.Order;
import org.longroll.ledger.Command;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.LedgerUnavailable;

/** Records one entry in a battle that is under way: load, decide, append. */
@ApplicationScoped
public class RecordEntry {

    /** Battles at hand at the same time; one that is not is folded again from the ledger. */
    private static final int DESKS = 10_000;

    /** How often an order is decided again because another node was faster. */
    private static final int ATTEMPTS = 20;

    private final Cache<UUID, Desk> desks =
            Caffeine.newBuilder().maximumSize(DESKS).build();
    private final Ledger ledger;
    private final BattleReader reader;
    private final EntryWriter writer;

    RecordEntry(Ledger ledger, BattleReader reader, EntryWriter writer) {
        this.ledger = ledger;
        this.reader = reader;
        this.writer = writer;
    }

    public Outcome<RecordedEntry> record(UUID battle, Order order, Submission submission) {
        var command = writer.command(battle, submission);
        var earlier = writer.earlier(submission, command);
        if (earlier.isPresent()) {
            return earlier.get();
        }
        var desk = desks.get(battle, id -> new Desk());
        desk.queue.lock();
        try {
            return recordAt(desk, battle, order, command, submission);
        } finally {
            desk.queue.unlock();
        }
    }

    private Outcome<RecordedEntry> recordAt(Desk desk, UUID id, Order order, Command command, Submission submission) {
        var battle = desk.battle();
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            if (attempt > 0 || battle == null) {
                battle = newest(id, battle);
            }
            if (battle == null) {
                return new Outcome.NoSuchBattle<>();
            }
            desk.nowAt(battle);
            var outcome = attempt(battle, order, command, submission);
            if (outcome.isPresent()) {
                if (outcome.get() instanceof Outcome.Recorded<RecordedEntry>(var entry)) {
                    desk.nowAt(entry.battle());
                }
                return outcome.get();
            }
        }
        throw new LedgerUnavailable("Others were faster %d times in a row.".formatted(ATTEMPTS));
    }

    private @Nullable Battle newest(UUID id, @Nullable Battle known) {
        return known == null ? reader.newest(id).orElse(null) : reader.caughtUp(known);
    }

    /** One try against the state at hand; nothing if that state turns out not to be the newest. */
    private Optional<Outcome<RecordedEntry>> attempt(
            Battle battle, Order order, Command command, Submission submission) {
        var insisted = submission.ifVersion();
        if (insisted != null && insisted != battle.version()) {
            return ifNewest(battle, new Outcome.Overtaken<>(battle.version()));
        }
        return switch (Decider.decide(battle, order)) {
            case Decision.Refused refused -> ifNewest(battle, new Outcome.Refused<>(refused.refusal()));
            case Decision.Accepted accepted -> writer.write(battle, accepted.events(), command, submission.actor());
        };
    }

    /** A no is only given against the newest state: what another node recorded may have made it a yes. */
    private Optional<Outcome<RecordedEntry>> ifNewest(Battle battle, Outcome<RecordedEntry> no) {
        var newest = ledger.head(battle.id()).orElseThrow().version();
        return newest == battle.version() ? Optional.of(no) : Optional.empty();
    }
}

package org.longroll.projection.postgres;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.inject.Singleton;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import javax.sql.DataSource;
import org.longroll.codec.EventCodec;
import org.longroll.ledger.Head;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.LedgerUnavailable;
import org.longroll.ledger.Recorded;
import org.longroll.ledger.postgres.Transactions;
import org.longroll.projection.JournalFold;
import org.longroll.projection.postgres.JournalTables.Progress;
import org.longroll.projection.postgres.JournalTables.Rows;

/**
 * Makes the rows of battles from the ledger. The journal and the dice are updated on demand; all rows of a battle,
 * status included, are rebuilt when one of another format is read.
 */
@Singleton
public class ReadModels {

    /** Total events of the folds that are kept, so that a battle under way is not read from its opening again. */
    private static final long EVENTS_KEPT = 200_000;

    /** The fold of a battle, and the rows that this process has written. */
    private static final class Kept {
        final JournalFold fold;
        Rows written = Rows.NONE;

        Kept(UUID battle) {
            fold = new JournalFold(battle);
        }
    }

    private final DataSource database;
    private final Ledger ledger;
    private final EventCodec codec;
    private final Cache<UUID, Kept> folds = Caffeine.newBuilder()
            .maximumWeight(EVENTS_KEPT)
            .weigher((UUID battle, Kept kept) -> Math.toIntExact(kept.fold.version() + 1))
            .build();

    public ReadModels(DataSource database, Ledger ledger, EventCodec codec) {
        this.database = database;
        this.ledger = ledger;
        this.codec = codec;
    }

    /** Updates the journal and the dice of a battle. */
    void follow(UUID battle) {
        var head = ledger.head(battle).map(Head::version).orElse(0L);
        if (head > 0 && !progress(battle).equals(new Progress(JournalTables.FORMAT, head))) {
            var kept = folds.get(battle, Kept::new);
            synchronized (kept) {
                try {
                    catchUp(battle, kept, Long.MAX_VALUE);
                } catch (RuntimeException e) {
                    folds.invalidate(battle);
                    throw e;
                }
                folds.put(battle, kept); // It weighs more now.
                var now = Rows.of(kept.fold);
                written(transaction -> JournalTables.follow(transaction, battle, kept.written, now));
                kept.written = now;
            }
        }
    }

    private Progress progress(UUID battle) {
        try (var connection = database.getConnection()) {
            return JournalTables.progress(connection, battle);
        } catch (SQLException e) {
            throw new LedgerUnavailable("The read models cannot be read.", e);
        }
    }

    /** Rebuilds every row of a battle, if it exists. */
    public void renew(UUID battle) {
        var kept = new Kept(battle);
        catchUp(battle, kept, Long.MAX_VALUE);
        written(transaction -> {
            catchUp(battle, kept, JournalTables.hold(transaction, battle));
            if (kept.fold.version() > 0) {
                JournalTables.renew(transaction, battle, kept.fold);
            }
        });
    }

    /** The rows that a rebuild would change; nothing is changed. */
    public List<String> differences(UUID battle) {
        follow(battle);
        var differences = new ArrayList<String>();
        written(transaction -> {
            var kept = new Kept(battle);
            catchUp(battle, kept, JournalTables.hold(transaction, battle));
            JournalTables.follow(transaction, battle, Rows.NONE, Rows.of(kept.fold));
            var live = JournalTables.text(transaction, battle);
            JournalTables.renew(transaction, battle, kept.fold);
            var anew = JournalTables.text(transaction, battle);
            live.stream()
                    .filter(row -> !anew.contains(row))
                    .map("only live:    "::concat)
                    .forEach(differences::add);
            anew.stream()
                    .filter(row -> !live.contains(row))
                    .map("only rebuilt: "::concat)
                    .forEach(differences::add);
            transaction.rollback();
        });
        return differences;
    }

    private interface Writing {
        void in(Connection transaction) throws SQLException;
    }

    private void written(Writing writing) {
        try {
            Transactions.run(database, transaction -> {
                writing.in(transaction);
                return transaction;
            });
        } catch (SQLException e) {
            throw new LedgerUnavailable("The read models cannot be written.", e);
        }
    }

    private void catchUp(UUID battle, Kept kept, long through) {
        ledger.read(battle, kept.fold.version(), through)
                .map(Recorded::envelope)
                .map(codec::line)
                .forEach(kept.fold::take);
    }
}

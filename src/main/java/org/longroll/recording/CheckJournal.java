package org.longroll.recording;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.longroll.audit.HeadLog;
import org.longroll.audit.Holdings;
import org.longroll.audit.ServerAudit;
import org.longroll.audit.proof.ServerKeys;
import org.longroll.journal.Redecision.Difference;
import org.longroll.ledger.Ledger;

/**
 * Checks a battle of this server as a verifier checks a file, and against what the server itself knows: before the first
 * entry that this node records in it, and whenever an audit is asked for.
 */
@ApplicationScoped
public class CheckJournal implements IntactJournals {

    private static final int REMEMBERED = 10_000;
    private static final int ATTEMPTS = 20;

    private final Ledger ledger;
    private final ServerAudit audit;
    private final DecideAgain decideAgain;

    /** The battles that were checked, and of a broken one why it is. */
    private final Cache<UUID, Optional<String>> checked =
            Caffeine.newBuilder().maximumSize(REMEMBERED).build();

    CheckJournal(Ledger ledger, HeadLog log, ServerKeys keys, DecideAgain decideAgain) {
        this.ledger = ledger;
        this.audit = new ServerAudit(ledger, log, keys.own());
        this.decideAgain = decideAgain;
    }

    public Optional<ServerAudit.Report> verify(UUID battle) {
        var report = settled(battle);
        report.ifPresent(
                found -> checked.put(battle, found.intact() ? Optional.empty() : Optional.of(found.sentence())));
        return report;
    }

    /** An event that another node adds between head and events is no fault: then it is looked again. */
    private Optional<ServerAudit.Report> settled(UUID battle) {
        for (int attempt = 1; ; attempt++) {
            var head = ledger.head(battle);
            var report = audit.of(battle, Holdings.NONE);
            if (attempt == ATTEMPTS
                    || report.map(found -> found.chain().intact()).orElse(true)
                    || head.equals(ledger.head(battle))) {
                return report;
            }
        }
    }

    @Override
    public void require(UUID battle) {
        var broken = checked.getIfPresent(battle);
        if (broken == null) {
            broken = verify(battle).filter(found -> !found.intact()).map(ServerAudit.Report::sentence);
        }
        broken.ifPresent(sentence -> {
            throw new BrokenJournal(sentence);
        });
    }

    /** The entries that come out otherwise; none if the chart of the battle is not here. */
    public List<Difference> decidedOtherwise(UUID battle) {
        return ledger.head(battle).flatMap(decideAgain::ofHead).orElse(List.of());
    }
}

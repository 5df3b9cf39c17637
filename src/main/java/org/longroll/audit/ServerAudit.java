package org.longroll.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.audit.CheckpointAudit.Finding;
import org.longroll.audit.proof.VerifierKey;
import org.longroll.ledger.Head;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.Receipt;
import org.longroll.ledger.Recorded;

/**
 * Checks a battle in the ledger with everything that a server has: the chain, what was signed, its own keys, and the log of
 * heads. Who changes the ledger and hashes it anew has to fit all four.
 */
public final class ServerAudit {

    /**
     * The findings in one battle.
     *
     * @param signed null if the chain is broken: nothing is said of checkpoints in it
     * @param ofTheServer what does not fit the server's own keys and its log
     */
    public record Report(AuditReport chain, CheckpointAudit.@Nullable Report signed, List<Finding> ofTheServer) {

        /** Everything that does not fit but the chain. */
        public List<Finding> faults() {
            return Stream.concat(signed == null ? Stream.of() : signed.faults().stream(), ofTheServer.stream())
                    .toList();
        }

        public boolean sound() {
            return chain.intact() && faults().isEmpty();
        }

        /** Whether something is not as it was recorded; a key that is not known here may have been lost. */
        public boolean intact() {
            return chain.intact()
                    && faults().stream().allMatch(fault -> fault.code().equals(FOREIGN_KEY));
        }

        /** The first thing to be said of a battle that is not sound. */
        public String sentence() {
            return chain.intact() && !sound() ? faults().getFirst().sentence() : chain.sentence();
        }

        /** All of it in a sentence, for an official. */
        public String verdict() {
            if (signed != null && sound()) {
                return "The chain of hashes is intact%s."
                        .formatted(
                                signed.checkpoints().isEmpty()
                                        ? "; nothing was signed yet"
                                        : ", and every checkpoint fits");
            }
            return intact()
                    ? "Nothing in it was changed since it was signed, and this server does not know who signed: it has"
                            + " lost its key, or the checkpoints are of somebody else."
                    : "The journal is not as it was recorded: see below.";
        }
    }

    private static final String FOREIGN_KEY = "foreign-key";

    private final Ledger ledger;
    private final HeadLog log;
    private final Set<VerifierKey> own;

    /** @param own all keys that this server has announced; none if that is not known */
    public ServerAudit(Ledger ledger, HeadLog log, Set<VerifierKey> own) {
        this.ledger = ledger;
        this.log = log;
        this.own = Set.copyOf(own);
    }

    /** Nothing if the ledger has no such battle. */
    public Optional<Report> of(UUID battle, Holdings holdings) {
        return ledger.head(battle).map(head -> of(head, holdings));
    }

    public Stream<Report> all(Holdings holdings) {
        return BattleAudit.heads(ledger).map(head -> of(head, holdings));
    }

    /** The events are read once, without an upper bound: an event after the head must be found. */
    private Report of(Head head, Holdings holdings) {
        var events = ledger.read(head.stream(), 0, Long.MAX_VALUE)
                .map(Recorded::envelope)
                .toList();
        var chain = AuditReport.of(head, events.stream());
        if (!chain.intact()) {
            return new Report(chain, null, List.of());
        }
        var signed = CheckpointAudit.of(events, holdings);
        var faults = new ArrayList<Finding>();
        log.discrepancies(Optional.of(head.stream())).forEach(each -> faults.add(missing(each)));
        faults.addAll(foreign(head.stream(), signed));
        return new Report(chain, signed, List.copyOf(faults));
    }

    /** Battles of which the log knows, and the ledger does not; and places that the log lacks itself. */
    public List<Finding> lost() {
        var battles = Set.copyOf(ledger.streams());
        return log.discrepancies(Optional.empty()).stream()
                .filter(each -> each.battle() == null || !battles.contains(each.battle()))
                .map(ServerAudit::missing)
                .toList();
    }

    private static Finding missing(HeadLog.Discrepancy found) {
        var sentence = found.place() == null
                ? "A checkpoint of battle %s is not in the log of heads.".formatted(found.battle())
                : found.battle() == null
                        ? "Place %d of the log of heads has no checkpoint in the journal.".formatted(found.place())
                        : "Place %d of the log of heads is a checkpoint of battle %s that the journal does not have: it was cut off, rewritten or deleted."
                                .formatted(found.place(), found.battle());
        return new Finding(0, "not-in-the-log", sentence);
    }

    /** Checkpoints that came with an import may be signed by the server that it came from. */
    private List<Finding> foreign(UUID battle, CheckpointAudit.Report signed) {
        if (own.isEmpty()) {
            return List.of();
        }
        long imported =
                ledger.receipt(battle, battle).map(Receipt::lastSequence).orElse(0L);
        return signed.checkpoints().stream()
                .filter(each -> each.sequence() > imported && !own.contains(each.key()))
                .map(each -> new Finding(
                        each.sequence(),
                        FOREIGN_KEY,
                        "The checkpoint in event %d is signed by a key that this server neither has nor has announced: %s."
                                .formatted(each.sequence(), each.key())))
                .toList();
    }
}

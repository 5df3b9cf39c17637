package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.UUID;
import org.longroll.audit.CheckpointAudit;
import org.longroll.audit.Holdings;
import org.longroll.battle.Redecision.Difference;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.Recorded;

/** Checks a battle of this server as a verifier checks a file. */
@ApplicationScoped
public class CheckBattle {

    private final Ledger ledger;
    private final SignCheckpoint checkpoints;
    private final DecideAgain decideAgain;

    CheckBattle(Ledger ledger, SignCheckpoint checkpoints, DecideAgain decideAgain) {
        this.ledger = ledger;
        this.checkpoints = checkpoints;
        this.decideAgain = decideAgain;
    }

    /** What is to be said of the checkpoints. */
    public CheckpointAudit.Report signed(UUID battle) {
        var chain =
                ledger.read(battle, 0, Long.MAX_VALUE).map(Recorded::envelope).toList();
        return CheckpointAudit.of(chain, Holdings.NONE);
    }

    public List<SignedCheckpoint> checkpoints(UUID battle) {
        return checkpoints.of(battle);
    }

    /** The entries that come out otherwise; none if the chart of the battle is not here. */
    public List<Difference> decidedOtherwise(UUID battle) {
        return ledger.head(battle).flatMap(decideAgain::ofHead).orElse(List.of());
    }
}

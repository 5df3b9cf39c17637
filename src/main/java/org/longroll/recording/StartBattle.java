package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Decider;
import org.longroll.battle.Decision;

/** Opens a new journal. */
@ApplicationScoped
public class StartBattle {

    private final EntryWriter writer;

    StartBattle(EntryWriter writer) {
        this.writer = writer;
    }

    /**
     * Starts a battle from its order of battle.
     *
     * @param scope where the sender's idempotency keys are his own, since there is no battle yet to tell them apart
     */
    public Outcome<RecordedEntry> start(BattleStarted opening, UUID scope, Submission submission) {
        var command = writer.command(scope, submission);
        return writer.earlier(submission, command).orElseGet(() -> switch (Decider.start(opening)) {
            case Decision.Refused refused -> new Outcome.Refused<>(refused.refusal());
            case Decision.Accepted accepted ->
                writer.open(opening, command, submission.actor())
                        .orElseThrow(() -> new IllegalStateException("a new id was taken already"));
        });
    }
}

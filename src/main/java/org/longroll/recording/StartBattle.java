package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Decider;
import org.longroll.journal.Decision;

@ApplicationScoped
public class StartBattle {

    private final EntryWriter writer;

    StartBattle(EntryWriter writer) {
        this.writer = writer;
    }

    /** @param scope makes the sender's idempotency keys unique, since there is no battle id yet */
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

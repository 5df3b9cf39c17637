package org.longroll.recording;

import com.github.f4b6a3.uuid.UuidCreator;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Seat;
import org.longroll.ledger.Command;
import org.longroll.ledger.Sha256;

/**
 * How an order came in: who sent it, the key under which a repetition is recognised, and the version that the sender
 * believed to be the newest.
 *
 * @param actor the seat that the journal names as the author
 * @param key the sender's idempotency key, if there was one
 * @param content what was asked for, in a form that is equal for equal requests
 * @param ifVersion the version that the battle must have, if the sender insists on one
 */
public record Submission(
        String actor,
        @Nullable String key,
        String content,
        @Nullable Long ifVersion) {

    /** The same, for a battle that must have this version if the sender did not insist on one already. */
    public Submission insistingOn(long version) {
        return new Submission(actor, key, content, ifVersion == null ? Long.valueOf(version) : ifVersion);
    }

    /** The seat whose word it is. */
    Seat seat() {
        return new Seat(actor);
    }

    /** Only a request with a key of its own can be a repetition. */
    boolean mayBeRepeated() {
        return key != null;
    }

    /** The ledger's command: the sender's key if it is a UUID, else an id that follows from it. */
    Command command(UUID scope, Ids ids) {
        return new Command(scope, commandId(ids), Sha256.of(content));
    }

    private UUID commandId(Ids ids) {
        if (key == null) {
            return ids.next();
        }
        try {
            return UUID.fromString(key);
        } catch (IllegalArgumentException e) {
            return UuidCreator.getNameBasedSha1(key);
        }
    }
}

package org.longroll.recording;

import com.github.f4b6a3.uuid.UuidCreator;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Seat;
import org.longroll.ledger.Command;
import org.longroll.ledger.Sha256;

/** {@code content} is equal for equal requests; {@code ifVersion} is the version that the sender requires. */
public record Submission(
        String actor,
        @Nullable String key,
        String content,
        @Nullable Long ifVersion) {

    /** The same with this required version, unless it has one already. */
    public Submission insistingOn(long version) {
        return new Submission(actor, key, content, ifVersion == null ? Long.valueOf(version) : ifVersion);
    }

    Seat seat() {
        return new Seat(actor);
    }

    /** Only a request with a key can be a repetition. */
    boolean mayBeRepeated() {
        return key != null;
    }

    /** The ledger's command; its id is the sender's key if that is a UUID, else derived from it. */
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

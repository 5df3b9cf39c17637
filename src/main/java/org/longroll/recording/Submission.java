package org.longroll.recording;

import com.github.f4b6a3.uuid.UuidCreator;
import java.util.Objects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.Seat;
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

    /**
     * The ledger's command. Its id is derived from the sender and the key: keys belong to a seat, and a key that is a
     * secret cannot be read from the events, which show the id.
     */
    Command command(UUID scope, Ids ids) {
        var id = key == null ? ids.next() : UuidCreator.getNameBasedSha1(actor + " " + key);
        return new Command(scope, id, Sha256.of(content));
    }

    /** The id of the same command in ledgers that were written before keys belonged to a seat. */
    UUID formerId() {
        var sent = Objects.requireNonNull(key, "only a request with a key can be a repetition");
        try {
            return UUID.fromString(sent);
        } catch (IllegalArgumentException e) {
            return UuidCreator.getNameBasedSha1(sent);
        }
    }
}

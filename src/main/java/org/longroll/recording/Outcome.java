package org.longroll.recording;

import org.longroll.rules.Refusal;

/** The result of a request to record something. */
public sealed interface Outcome<T> {

    record Recorded<T>(T answer) implements Outcome<T> {}

    /** It was in the ledger already; this is the first answer. */
    record Replayed<T>(T answer) implements Outcome<T> {}

    record Refused<T>(Refusal refusal) implements Outcome<T> {}

    /** The battle is at another version than the request requires. */
    record Overtaken<T>(long version) implements Outcome<T> {}

    /** The idempotency key was used before for another request. */
    record KeyReused<T>() implements Outcome<T> {}

    record NoSuchJournal<T>() implements Outcome<T> {}
}

package org.longroll.recording;

import org.longroll.rules.Refusal;

/** How a request to record something ended. */
public sealed interface Outcome<T> {

    /** It is in the ledger. */
    record Recorded<T>(T answer) implements Outcome<T> {}

    /** It was in the ledger already; this is what was answered then. */
    record Replayed<T>(T answer) implements Outcome<T> {}

    /** The battle says no. */
    record Refused<T>(Refusal refusal) implements Outcome<T> {}

    /** The battle is at another version than the sender insisted on. */
    record Overtaken<T>(long version) implements Outcome<T> {}

    /** The idempotency key was used before, for something else. */
    record KeyReused<T>() implements Outcome<T> {}

    /** There is no such battle. */
    record NoSuchBattle<T>() implements Outcome<T> {}
}

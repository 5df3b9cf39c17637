package org.longroll.rules;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** The result of a question to the rules: an answer, or a refusal that names its rule. */
public sealed interface Verdict<T> {

    record Allowed<T>(T value) implements Verdict<T> {}

    record Refused<T>(Refusal reason) implements Verdict<T> {}

    static <T> Verdict<T> allowed(T answer) {
        return new Allowed<>(answer);
    }

    static <T> Verdict<T> refused(Refusal refusal) {
        return new Refused<>(refusal);
    }

    /** The refusal if there is one, else the answer, which is computed only then. */
    static <T> Verdict<T> unless(Optional<Refusal> refusal, Supplier<T> answer) {
        return refusal.isPresent() ? refused(refusal.get()) : allowed(answer.get());
    }

    /** The refusal if there is one, else the verdict of a further question, which is asked only then. */
    static <T> Verdict<T> orAsk(Optional<Refusal> refusal, Supplier<Verdict<T>> question) {
        return refusal.isPresent() ? refused(refusal.get()) : question.get();
    }

    default <U> Verdict<U> map(Function<? super T, ? extends U> becomes) {
        return then(answer -> allowed(becomes.apply(answer)));
    }

    default <U> Verdict<U> then(Function<? super T, Verdict<U>> next) {
        return switch (this) {
            case Allowed<T>(T value) -> next.apply(value);
            case Refused<T>(Refusal reason) -> refused(reason);
        };
    }

    /** The answer, for callers that asked for something possible. */
    default T answer() {
        return switch (this) {
            case Allowed<T>(T value) -> value;
            case Refused<T>(Refusal reason) -> throw new IllegalStateException(reason.sentence());
        };
    }

    default Optional<Refusal> refusal() {
        return switch (this) {
            case Allowed<T> allowed -> Optional.empty();
            case Refused<T>(Refusal reason) -> Optional.of(reason);
        };
    }
}

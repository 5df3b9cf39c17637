package org.longroll.rules;

import java.util.Collection;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The codes of the refusals that an umpire has waived; a refusal that is not waivable stays. */
public record Waivers(Set<String> codes) {

    public static final Waivers NONE = new Waivers(Set.of());

    /** A possible refusal of a question, evaluated only when needed. */
    public interface Objection {
        Optional<Refusal> raise();
    }

    public Waivers {
        codes = Set.copyOf(codes);
    }

    public static Waivers of(Collection<? extends Word> waived) {
        return new Waivers(waived.stream().map(Word::word).collect(Collectors.toUnmodifiableSet()));
    }

    /** Those of a vocabulary that were waived. */
    public <E extends Enum<E> & Forbidden> Set<E> among(Class<E> vocabulary) {
        var waived = EnumSet.noneOf(vocabulary);
        codes.forEach(code -> Word.find(vocabulary, code).ifPresent(waived::add));
        return waived;
    }

    /** The first objection that applies; later ones are not evaluated. */
    public Optional<Refusal> first(Objection... objections) {
        for (var objection : objections) {
            var refusal = objection.raise();
            if (refusal.isPresent() && stands(refusal.get())) {
                return refusal;
            }
        }
        return Optional.empty();
    }

    private boolean stands(Refusal refusal) {
        return !refusal.waivable() || !codes.contains(refusal.code());
    }
}

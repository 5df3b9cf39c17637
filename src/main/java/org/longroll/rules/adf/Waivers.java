package org.longroll.rules.adf;

import java.util.Optional;
import java.util.Set;
import org.longroll.rules.Refusal;

/** The refusals that an umpire has waived. What cannot be waived stays forbidden, whatever is asked. */
record Waivers(Set<AdfRefusal> waived) {

    static final Waivers NONE = new Waivers(Set.of());

    /** Something that may be wrong with a question; looked into only when its turn comes. */
    interface Objection {
        Optional<Refusal> raise();
    }

    Waivers {
        waived = Set.copyOf(waived);
    }

    /** The first objection that stands; later ones are not even looked at. */
    Optional<Refusal> first(Objection... objections) {
        for (var objection : objections) {
            var refusal = objection.raise();
            if (refusal.isPresent() && stands(refusal.get())) {
                return refusal;
            }
        }
        return Optional.empty();
    }

    private boolean stands(Refusal refusal) {
        return !refusal.waivable()
                || waived.stream().noneMatch(each -> each.word().equals(refusal.code()));
    }
}

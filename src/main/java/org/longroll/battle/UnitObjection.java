package org.longroll.battle;

import java.util.List;
import java.util.Optional;
import org.longroll.rules.Refusal;

public interface UnitObjection {

    Optional<Refusal> raise(String unit, String field);

    static Optional<Refusal> each(List<String> units, String field, UnitObjection objection) {
        for (int i = 0; i < units.size(); i++) {
            var refusal = objection.raise(units.get(i), "%s[%d]".formatted(field, i));
            if (refusal.isPresent()) {
                return refusal;
            }
        }
        return Optional.empty();
    }
}

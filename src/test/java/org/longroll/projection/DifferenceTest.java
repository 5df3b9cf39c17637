package org.longroll.projection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.longroll.projection.Difference.Change;
import org.longroll.projection.Difference.UnitChange;

class DifferenceTest {

    @Test
    void fractions_and_positions_are_told_as_players_say_them() {
        var changes = new LinkedHashMap<String, Change>();
        changes.put("actionsSpent", new Change(1 / 3.0, 0.0));
        changes.put("inches", new Change(2.5, 7 / 6.0));
        changes.put("position", new Change(null, Map.of("x", 1.0, "y", 2.25)));
        assertThat(new UnitChange("20-maine", "20th Maine", changes).sentence())
                .isEqualTo("20th Maine: actions spent 1/3 → 0, inches 2.5 → 7/6, position none → 1\" from the left and"
                        + " 2.25\" from the near edge.");
    }
}

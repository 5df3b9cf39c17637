package org.longroll.rff.chart;

import java.util.Optional;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rules.Word;

/** What a unit fires with: small arms by musketry, guns by cannonade. */
public sealed interface Weapon extends Word permits SmallArm, Gun {

    FireKind kind();

    /** What the abbreviation stands for. */
    String inWords();

    static Optional<Weapon> find(String word) {
        return Word.find(SmallArm.class, word).<Weapon>map(arm -> arm).or(() -> Word.find(Gun.class, word));
    }
}

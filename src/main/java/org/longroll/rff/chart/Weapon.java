package org.longroll.rff.chart;

import java.util.Optional;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rules.Word;

/** The weapon that a unit fires: small arms by musketry, guns by cannonade. */
public sealed interface Weapon extends Word permits SmallArm, Gun {

    FireKind kind();

    /** The words that the abbreviation stands for. */
    String inWords();

    static Optional<Weapon> find(String word) {
        return Word.find(SmallArm.class, word).<Weapon>map(arm -> arm).or(() -> Word.find(Gun.class, word));
    }
}

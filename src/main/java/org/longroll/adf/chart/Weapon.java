package org.longroll.adf.chart;

import java.util.Optional;
import org.longroll.rules.Word;

/** A unit's weapon: the small arms of foot and horse, or the guns of a battery. */
public sealed interface Weapon extends Word permits SmallArm, Gun {

    Arm arm();

    static Optional<Weapon> find(String word) {
        return Word.find(SmallArm.class, word).<Weapon>map(each -> each).or(() -> Word.find(Gun.class, word)
                .map(each -> each));
    }
}

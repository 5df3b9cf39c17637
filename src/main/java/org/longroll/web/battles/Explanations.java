package org.longroll.web.battles;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.BattleEvent;
import org.longroll.battle.Explained;

/** How the result of an entry came about, as its calculator would have answered. */
final class Explanations {

    private Explanations() {}

    /** The first result of the entry that explains itself; where there is none, there was nothing to explain. */
    static @Nullable Object of(List<BattleEvent> happened) {
        return happened.stream().filter(Explained.class::isInstance).findFirst().orElse(null);
    }
}

package org.longroll.rff.battle;

import java.util.Optional;
import org.longroll.rules.Word;

/** The parts of a player's turn, in order: the three phases, with defensive fire and breakthroughs apart. */
public enum Part implements Word {
    MANEUVER,
    DEFENSIVE_FIRE,
    OFFENSIVE_FIRE,
    CHARGE,
    BREAKTHROUGH;

    Optional<Part> next() {
        return this == BREAKTHROUGH ? Optional.empty() : Optional.of(values()[ordinal() + 1]);
    }
}

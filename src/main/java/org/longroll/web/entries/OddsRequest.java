package org.longroll.web.entries;

import org.longroll.battle.Battle;
import org.longroll.rules.Rules;

/** A question about units as they stand. */
public interface OddsRequest {

    /** What the calculator answers to it; throws a problem where the rules forbid it. */
    Object answer(Battle battle, Rules rules);
}

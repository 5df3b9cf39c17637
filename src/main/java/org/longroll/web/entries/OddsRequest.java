package org.longroll.web.entries;

import org.longroll.battle.Battle;
import org.longroll.rules.Rules;

/** A question about odds for units in their present state. */
public interface OddsRequest {

    /** The calculator's answer; throws a problem if the rules refuse the question. */
    Object answer(Battle battle, Rules rules);
}

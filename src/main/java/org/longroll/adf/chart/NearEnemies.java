package org.longroll.adf.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** Which enemies count as near. */
public enum NearEnemies implements Word {
    @Spelled("any-arm")
    ANY_ARM,
    @Spelled("infantry")
    INFANTRY
}

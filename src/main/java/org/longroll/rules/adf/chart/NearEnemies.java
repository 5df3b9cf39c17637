package org.longroll.rules.adf.chart;

import org.longroll.rules.Word;

/** Which enemies count as near. */
public enum NearEnemies implements Word {
    ANY_ARM,
    INFANTRY
}

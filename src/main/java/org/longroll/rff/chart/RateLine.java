package org.longroll.rff.chart;

import org.longroll.rules.PrintedIn;
import org.longroll.rules.Word;

@PrintedIn("movement-rates")
public enum RateLine implements Word {
    INFANTRY_LINE,
    INFANTRY_FIELD_COLUMN_OR_EXTENDED_LINE,
    INFANTRY_MARCH_COLUMN,
    INFANTRY_BROKEN,
    CAVALRY_LINE,
    CAVALRY_FIELD_COLUMN_OR_EXTENDED_LINE,
    CAVALRY_MARCH_COLUMN,
    CAVALRY_DISMOUNTED_EXTENDED_LINE,
    CAVALRY_BROKEN,
    FIELD_GUN,
    HORSE_GUN,
    LEADER_MOUNTED,
    LEADER_DISMOUNTED
}

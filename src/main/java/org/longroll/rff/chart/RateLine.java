package org.longroll.rff.chart;

import org.longroll.rules.PrintedIn;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

@PrintedIn("movement-rates")
public enum RateLine implements Word {
    @Spelled("infantry-line")
    INFANTRY_LINE,
    @Spelled("infantry-field-column-or-extended-line")
    INFANTRY_FIELD_COLUMN_OR_EXTENDED_LINE,
    @Spelled("infantry-march-column")
    INFANTRY_MARCH_COLUMN,
    @Spelled("infantry-broken")
    INFANTRY_BROKEN,
    @Spelled("cavalry-line")
    CAVALRY_LINE,
    @Spelled("cavalry-field-column-or-extended-line")
    CAVALRY_FIELD_COLUMN_OR_EXTENDED_LINE,
    @Spelled("cavalry-march-column")
    CAVALRY_MARCH_COLUMN,
    @Spelled("cavalry-dismounted-extended-line")
    CAVALRY_DISMOUNTED_EXTENDED_LINE,
    @Spelled("cavalry-broken")
    CAVALRY_BROKEN,
    @Spelled("field-gun")
    FIELD_GUN,
    @Spelled("horse-gun")
    HORSE_GUN,
    @Spelled("leader-mounted")
    LEADER_MOUNTED,
    @Spelled("leader-dismounted")
    LEADER_DISMOUNTED
}

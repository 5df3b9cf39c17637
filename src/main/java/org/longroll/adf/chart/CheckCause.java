package org.longroll.adf.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** What a morale check comes from; the chart has two columns, a rally uses the second. */
public enum CheckCause implements Word {
    @Spelled("artillery")
    ARTILLERY,
    @Spelled("other")
    OTHER,
    @Spelled("rally")
    RALLY
}

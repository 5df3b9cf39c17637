package org.longroll.rff.chart;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** What turns a charge's retreat into a full retreat of broken troops. */
public enum BrokenIf implements Word {
    @Spelled("never")
    NEVER,
    @Spelled("outflanked")
    OUTFLANKED,
    @Spelled("outflanked-or-beaten-by-cavalry")
    OUTFLANKED_OR_BEATEN_BY_CAVALRY
}

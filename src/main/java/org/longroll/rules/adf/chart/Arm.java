package org.longroll.rules.adf.chart;

import org.longroll.rules.Word;

/** The three arms that fight. */
public enum Arm implements Word {
    INFANTRY,
    CAVALRY,
    ARTILLERY
}

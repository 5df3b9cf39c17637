package org.longroll.report.render;

public enum Medium {
    /** Figures of charts are collapsed. */
    SCREEN,
    /** Nothing can be collapsed: a part is shown or left out. */
    PAPER
}

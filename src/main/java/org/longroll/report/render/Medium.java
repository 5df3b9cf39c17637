package org.longroll.report.render;

/** What a page is made for. */
public enum Medium {
    /** Figures of charts can be folded away. */
    SCREEN,
    /** What cannot be unfolded is there or is not. */
    PAPER
}

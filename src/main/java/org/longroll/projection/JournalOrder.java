package org.longroll.projection;

/** Which end of a journal is read first. */
public enum JournalOrder {
    NEWEST,
    OLDEST
}

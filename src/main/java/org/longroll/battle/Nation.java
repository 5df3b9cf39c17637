package org.longroll.battle;

/** The army that a side belongs to; some guns fire differently for each. */
public enum Nation {
    US,
    CS
}

package org.longroll.rules;

/** The army that a side belongs to; some guns fire differently for each. */
public enum Nation implements Word {
    US,
    CS
}

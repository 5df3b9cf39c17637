package org.longroll.battle;

/** Who may take an entry back: anyone, the umpire, both sides together, or nobody past a die roll. */
public enum UndoPolicy {
    FREE,
    UMPIRE,
    CONSENT,
    LOCKED
}

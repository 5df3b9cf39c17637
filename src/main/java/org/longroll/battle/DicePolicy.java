package org.longroll.battle;

/** Where a battle's dice come from: thrown at the table and typed in, rolled by the server, or either. */
public enum DicePolicy {
    THROWN,
    ROLLED,
    EITHER
}

package org.longroll.battle;

/** Who may read a battle: only who has a key, or anyone. */
public enum Visibility {
    PRIVATE,
    PUBLIC
}

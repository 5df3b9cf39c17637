package org.longroll.simulation;

/** What there is to stand behind. */
public enum Shelter {
    NONE,
    FENCE,
    WALL,
    WORKS,
    BUILDINGS
}

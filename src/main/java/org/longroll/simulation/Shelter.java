package org.longroll.simulation;

/** What there is to stand behind. */
enum Shelter {
    NONE,
    FENCE,
    WALL,
    WORKS,
    BUILDINGS
}

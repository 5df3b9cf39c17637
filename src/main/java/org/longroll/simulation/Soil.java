package org.longroll.simulation;

/** What the ground of the sand table is made of; each system has its own word for it. */
public enum Soil {
    ROAD,
    TRAIL,
    OPEN,
    BROKEN,
    LIGHT_WOODS,
    HEAVY_WOODS,
    ROUGH
}

package org.longroll.adf.chart;

import java.util.Map;
import org.longroll.dice.Dice;

/** A formations table, as foot, mounted or dismounted horse reads it. */
public record MovementTable(
        Map<Formation, MovementLine> formations,
        MovementLine disorder,
        MovementLine disengage,
        MovementLine shaken,
        Map<Terrain, Dice> routed) {}

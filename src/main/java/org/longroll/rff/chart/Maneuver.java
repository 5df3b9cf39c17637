package org.longroll.rff.chart;

import org.longroll.rules.Word;

/** Something that a maneuver check may let a unit do. */
public sealed interface Maneuver extends Word permits TroopManeuver, GunManeuver {}

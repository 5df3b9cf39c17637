package org.longroll.adf.rules;

import org.longroll.adf.chart.Gun;

/** A unit or leader that moves: foot and horse by formation, guns by type, leaders by their own line. */
public sealed interface Mover {

    record Unit(Troops troops) implements Mover {}

    record Battery(Troops troops, Gun gun) implements Mover {}

    record Leader() implements Mover {}
}

package org.longroll.adf.rules;

import org.longroll.adf.chart.Gun;

/** Whoever moves: foot and horse by their formation, guns by their type, leaders on their own line. */
public sealed interface Mover {

    record Unit(Troops troops) implements Mover {}

    record Battery(Troops troops, Gun gun) implements Mover {}

    record Leader() implements Mover {}
}

package org.longroll.rff.chart;

import org.longroll.rules.Word;

/** What a unit is in: an order for troops, a gun state for guns. */
public sealed interface State extends Word permits Order, GunState {}

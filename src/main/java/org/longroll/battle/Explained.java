package org.longroll.battle;

/** A result that says how it came about: everything that the calculator would have answered. */
public interface Explained extends BattleEvent {}

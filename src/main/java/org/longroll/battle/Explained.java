package org.longroll.battle;

/** A result with the calculator's whole explanation. */
public interface Explained extends BattleEvent {}

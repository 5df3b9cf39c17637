package org.longroll.battle;

/**
 * An event of a battle; each system of rules has a sealed family of its own, {@link CommonEvent} is for all battles.
 */
public interface BattleEvent {}

package org.longroll.battle;

/** Each system of rules has a sealed family of events of its own, {@link CommonEvent} is for all battles. */
public interface BattleEvent {}

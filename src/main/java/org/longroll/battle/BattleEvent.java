package org.longroll.battle;

/**
 * Something that happened in a battle. The alternatives are sealed family by family: {@link CommonEvent} for what every
 * battle has, and one family for each system of rules, beside its own orders and state.
 */
public interface BattleEvent {}

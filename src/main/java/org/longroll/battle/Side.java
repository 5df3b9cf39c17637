package org.longroll.battle;

/** One of the two sides of a battle. */
public record Side(String id, String name, Nation nation) {}

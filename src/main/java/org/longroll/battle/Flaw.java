package org.longroll.battle;

/** An error in an order of battle, and where it is. */
public record Flaw(String field, String message) {}

package org.longroll.battle;

/** Something in an order of battle that does not fit the rest of it, and where. */
public record Flaw(String field, String message) {}

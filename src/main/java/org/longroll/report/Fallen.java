package org.longroll.report;

/** A leader or a unit that was lost. */
public record Fallen(String name, String side, String fate, int turn, int entry) {}

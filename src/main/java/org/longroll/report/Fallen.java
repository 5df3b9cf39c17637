package org.longroll.report;

/** A leader or a unit that did not see the end. */
public record Fallen(String name, String side, String fate, int turn, int entry) {}

package org.longroll.report;

/** What the umpire decided over the rules, in his words. */
public record Ruling(int entry, int turn, String text) {}

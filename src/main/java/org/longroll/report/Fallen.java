package org.longroll.report;

public record Fallen(String name, String side, String fate, int turn, int entry) {}

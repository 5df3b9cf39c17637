package org.longroll.battle;

public record Flaw(String field, String message) {}

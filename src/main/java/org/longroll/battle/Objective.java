package org.longroll.battle;

/** A place worth fighting for. */
public record Objective(String id, String name, int points) {}

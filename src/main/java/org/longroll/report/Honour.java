package org.longroll.report;

/** A distinction of a unit or leader. */
public record Honour(String title, String who, String reason) {}

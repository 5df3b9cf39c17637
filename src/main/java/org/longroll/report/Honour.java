package org.longroll.report;

/** What somebody is remembered for. */
public record Honour(String title, String who, String reason) {}

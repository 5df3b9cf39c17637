package org.longroll.report;

public record Honour(String title, String who, String reason) {}

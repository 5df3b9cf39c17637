package org.longroll.report;

public record Photo(String sha256, String mediaType, int width, int height, byte[] bytes) {}

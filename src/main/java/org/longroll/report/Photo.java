package org.longroll.report;

/** A picture that is attached to a note. */
public record Photo(String sha256, String mediaType, int width, int height, byte[] bytes) {}

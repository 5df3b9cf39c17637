package org.longroll.report;

/** A picture that somebody attached to a note, without anything in it but the picture. */
public record Photo(String sha256, String mediaType, int width, int height, byte[] bytes) {}

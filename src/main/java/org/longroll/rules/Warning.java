package org.longroll.rules;

/** Something that the rules allow and that a player would rather know before the dice fall. */
public record Warning(String code, String sentence) {}

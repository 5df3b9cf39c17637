package org.longroll.rules;

/** One value of a chart as it was typed, with its path: {@code fire.rounding}, {@code guns.napoleon.range}. */
public record Cell(String path, String text, Place place) {

    /** The value without what is only layout: blanks around it, the plus sign before a number. */
    public String canonical() {
        var trimmed = text.trim();
        return trimmed.matches("\\+\\d.*") ? trimmed.substring(1) : trimmed;
    }
}

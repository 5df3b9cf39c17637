package org.longroll.rules;

/**
 * One value of a chart as it was typed.
 *
 * @param path how it is addressed: {@code fire.rounding} for a single value, {@code guns.napoleon.range} for a cell
 */
public record Cell(String path, String text, Place place) {

    /** The value without what is only layout: blanks around it, the plus sign before a number. */
    String canonical() {
        var trimmed = text.trim();
        return trimmed.matches("\\+\\d.*") ? trimmed.substring(1) : trimmed;
    }
}

package org.longroll.scenario;

/**
 * Something in a scenario's file that cannot be used.
 *
 * @param line from 1; if the field is missing, that of its parent
 * @param field {@code units[3].command}, or the column of a CSV file; empty for the file itself
 */
public record ScenarioFlaw(String file, int line, String field, String message) {

    @Override
    public String toString() {
        return field.isEmpty()
                ? "%s, line %d: %s".formatted(file, line, message)
                : "%s, line %d, %s: %s".formatted(file, line, field, message);
    }
}

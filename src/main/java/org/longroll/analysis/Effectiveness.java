package org.longroll.analysis;

/**
 * The effect of the fire of a unit, command or side. A fire of several units counts in full for each of them, and once
 * for their command and their side.
 *
 * @param effect in the unit of {@link Terms#effect}
 * @param checksForced fires that shook their target: a check called, or a charge checked
 */
public record Effectiveness(
        Subject subject,
        int fires,
        double effect,
        double expected,
        double variance,
        int checksForced,
        double checksExpected) {}

package org.longroll.analysis;

/**
 * What the fire of somebody came to. A fire of several units counts in full for each of them, and once for their command
 * and their side.
 *
 * @param effect in what {@link Terms#effect} says
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

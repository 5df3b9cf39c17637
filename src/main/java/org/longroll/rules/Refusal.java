package org.longroll.rules;

import org.jspecify.annotations.Nullable;

/**
 * Why the rules do not allow something.
 *
 * @param code stable, kebab-case, for programs
 * @param sentence for the players
 * @param rule the rule of the chart that it stands on
 * @param waivable whether an umpire may allow it all the same
 * @param field what in the question is at fault, where one thing is
 */
public record Refusal(
        String code,
        String sentence,
        String rule,
        boolean waivable,
        @Nullable String field) {}

package org.longroll.rules;

/**
 * The properties of a constant of {@link Forbidden}.
 *
 * @param word its code; never changes
 * @param rule the rule that it is based on
 * @param waivable whether an umpire may allow it all the same
 */
public record Ban(String word, String rule, boolean waivable) {

    public static Ban never(String word, String rule) {
        return new Ban(word, rule, false);
    }

    public static Ban unlessWaived(String word, String rule) {
        return new Ban(word, rule, true);
    }
}

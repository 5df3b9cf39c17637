package org.longroll.rules;

/**
 * What a constant of {@link Forbidden} says of itself.
 *
 * @param word how it is spelled, for ever
 * @param rule on what it stands
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

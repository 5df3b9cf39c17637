package org.longroll.rules;

/** The code of a {@link Forbidden} constant, which never changes, its rule, and whether an umpire may waive it. */
public record Ban(String word, String rule, boolean waivable) {

    public static Ban never(String word, String rule) {
        return new Ban(word, rule, false);
    }

    public static Ban unlessWaived(String word, String rule) {
        return new Ban(word, rule, true);
    }
}

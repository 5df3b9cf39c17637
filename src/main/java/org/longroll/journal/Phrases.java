package org.longroll.journal;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Parts of sentences that every system of rules needs. */
public final class Phrases {

    private Phrases() {}

    /** A name within a sentence: “the 20th Maine”, “Hazlett's Battery”. */
    public static String named(String name) {
        return !name.isEmpty() && Character.isDigit(name.charAt(0)) ? "the " + name : name;
    }

    /** With a capital letter, as a sentence begins. */
    public static String sentence(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    /** “a”, “a and b”, “a, b and c”. */
    public static String list(List<String> parts) {
        return parts.size() < 2
                ? String.join("", parts)
                : String.join(", ", parts.subList(0, parts.size() - 1)) + " and " + parts.getLast();
    }

    /** “1 figure”, “4 figures”. */
    public static String count(int number, String one, String several) {
        return number + " " + (number == 1 ? one : several);
    }

    /** A name of the program without hyphens and capital letters: {@code out-of-range}, {@code openingVolley}. */
    public static String words(String name) {
        return name.replaceAll("(?<=[a-z])(?=[A-Z])", " ").replace('-', ' ').toLowerCase(Locale.ROOT);
    }

    /** What a player wrote, as a sentence of its own. */
    public static String stopped(String said) {
        var text = said.strip();
        return text.isEmpty() || ".!?”".indexOf(text.charAt(text.length() - 1)) >= 0 ? text : text + ".";
    }

    /** What a player wrote, in brackets within a sentence; nothing if there is nothing. */
    public static String because(@Nullable String reason) {
        if (reason == null || reason.isBlank()) {
            return "";
        }
        var text = reason.strip();
        return " (%s)".formatted(text.endsWith(".") ? text.substring(0, text.length() - 1) : text);
    }
}

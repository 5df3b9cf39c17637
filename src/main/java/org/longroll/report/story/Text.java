package org.longroll.report.story;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Small things that every sentence needs. */
public final class Text {

    private static final List<String> NUMBERS = List.of(
            "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    private Text() {}

    public static String capital(String text) {
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    /** “one, two and three”. */
    public static String list(List<String> items) {
        return switch (items.size()) {
            case 0 -> "";
            case 1 -> items.getFirst();
            default -> String.join(", ", items.subList(0, items.size() - 1)) + " and " + items.getLast();
        };
    }

    /** A number as people write it: in letters up to twelve. */
    public static String number(int number) {
        return number >= 0 && number < NUMBERS.size() ? NUMBERS.get(number) : Integer.toString(number);
    }

    /** “two figures”, “one figure”. */
    public static String count(int number, String noun) {
        return number(number) + " " + (number == 1 ? noun : noun + "s");
    }

    /** A word of a chart as people read it: {@code battle-line} is a battle line. */
    public static String plain(String word) {
        return word.toLowerCase(Locale.ROOT).replace('-', ' ').replace('_', ' ');
    }

    /** A way of saying something of one unit, made to agree with so many: “its ground”, “their ground”. */
    static String agreeing(String way, int units) {
        return units == 1
                ? way
                : way.replace(" its ", " their ")
                        .replace("Its ", "Their ")
                        .replace(" it ", " they ")
                        .replace(" it,", " them,")
                        .replace(" it.", " them.")
                        .replace("$s was ", "$s were ");
    }

    /**
     * A way of saying something with its words filled in: {@code %1$s} is the first of them. Thousands of sentences are
     * told for a report, and the formatter of the JDK takes ten times as long.
     */
    static String filled(String way, String... words) {
        var text = new StringBuilder(way.length() + 48);
        int from = 0;
        for (int at = way.indexOf('%'); at >= 0; at = way.indexOf('%', from)) {
            text.append(way, from, at).append(words[way.charAt(at + 1) - '1']);
            from = at + "%1$s".length();
        }
        return text.append(way, from, way.length()).toString();
    }

    /** A sentence that is to go on. */
    static String withoutStop(String sentence) {
        return sentence.substring(0, sentence.length() - 1);
    }

    /** A name that ends in a full stop ends its sentence too. */
    static String withOneStop(String sentence) {
        return sentence.endsWith("..") ? sentence.substring(0, sentence.length() - 1) : sentence;
    }

    /** A reason in brackets, as it was said, or nothing where nobody gave one. */
    static String aside(@Nullable String reason) {
        if (reason == null || reason.isBlank()) {
            return "";
        }
        var said = reason.strip();
        return " (“" + (said.endsWith(".") ? withoutStop(said) : said) + "”)";
    }

    /** What somebody wrote, as a sentence: with a full stop unless it has an end of its own. */
    static String sentence(String words) {
        var said = words.strip();
        return said.isEmpty() || ".!?…”\"".indexOf(said.charAt(said.length() - 1)) >= 0 ? said : said + ".";
    }
}

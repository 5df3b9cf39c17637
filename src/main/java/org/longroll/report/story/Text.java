package org.longroll.report.story;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

public final class Text {

    private static final List<String> NUMBERS = List.of(
            "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    private static final List<String> OPENINGS =
            List.of("The ", "Orders ", "Cartridges ", "Two ", "Three ", "Four ", "Five ", "Six ");

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

    /** A number in words up to twelve, else in digits. */
    public static String number(int number) {
        return number >= 0 && number < NUMBERS.size() ? NUMBERS.get(number) : Integer.toString(number);
    }

    /** “two figures”, “one figure”. */
    public static String count(int number, String noun) {
        return number(number) + " " + (number == 1 ? noun : noun + "s");
    }

    /** A word of a chart as plain text: {@code battle-line} is a battle line. */
    public static String plain(String word) {
        return word.toLowerCase(Locale.ROOT).replace('-', ' ').replace('_', ' ');
    }

    /** A phrase for one unit, in the singular or plural: “its ground”, “their ground”. */
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
     * A phrase with its words filled in: {@code %1$s} is the first of them. A report has thousands of sentences, and
     * the formatter of the JDK takes ten times as long.
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

    /** A sentence or clause behind another one: “The 20th Maine …” goes on with a small letter, a name does not. */
    static String withinASentence(String clause) {
        return OPENINGS.stream().anyMatch(clause::startsWith)
                ? Character.toLowerCase(clause.charAt(0)) + clause.substring(1)
                : clause;
    }

    static String withoutStop(String sentence) {
        return sentence.substring(0, sentence.length() - 1);
    }

    /** A name that ends in a full stop ends its sentence too. */
    static String withOneStop(String sentence) {
        return sentence.endsWith("..") ? sentence.substring(0, sentence.length() - 1) : sentence;
    }

    /** A reason in brackets, or nothing if none was given. */
    static String aside(@Nullable String reason) {
        if (reason == null || reason.isBlank()) {
            return "";
        }
        var said = reason.strip();
        return " (“" + (said.endsWith(".") ? withoutStop(said) : said) + "”)";
    }

    /** A person's text as a sentence: with a full stop unless it ends with a mark. */
    static String sentence(String words) {
        var said = words.strip();
        return said.isEmpty() || ".!?…”\"".indexOf(said.charAt(said.length() - 1)) >= 0 ? said : said + ".";
    }
}

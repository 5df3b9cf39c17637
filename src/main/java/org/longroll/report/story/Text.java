package org.longroll.report.story;

import java.util.List;
import java.util.Locale;

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
                        .replace("$s was ", "$s were ");
    }

    /** What somebody wrote, as a sentence: with a full stop unless it has an end of its own. */
    static String sentence(String words) {
        var said = words.strip();
        return said.isEmpty() || ".!?…”\"".indexOf(said.charAt(said.length() - 1)) >= 0 ? said : said + ".";
    }
}

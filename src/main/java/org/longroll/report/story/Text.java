package org.longroll.report.story;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

public final class Text {

    private static final List<String> NUMBERS = List.of(
            "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    private static final Pattern ODDS = Pattern.compile(
            " in ([\\d,]+) rolls with more than one possible outcome, of [\\d,]+: (less than )?1 in ([\\d,]+|a million), as (.* or .*)\\.");

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
        return number(number) + " " + noun(number, noun);
    }

    /** In digits, for a sentence in which another number is. */
    static String countInDigits(int number, String noun) {
        return number + " " + noun(number, noun);
    }

    /** Whether a number has to be in digits; then all of its sentence are. */
    static boolean needsDigits(int number) {
        return number >= NUMBERS.size();
    }

    private static String noun(int number, String noun) {
        return number == 1 ? noun : noun + "s";
    }

    /** “1 in 192” as a reader who rolls no dice takes it: “one battle in 192 has dice as good or better”. */
    public static String oddsInWords(String told, String what) {
        return ODDS.matcher(told)
                .replaceFirst(found -> " in %s rolls that chance could decide: %sone %s in %s has dice as %s."
                        .formatted(
                                found.group(1),
                                found.group(2) == null ? "" : found.group(2),
                                what,
                                rate(found.group(3)),
                                found.group(4)));
    }

    private static String rate(String number) {
        return number.length() > 2 ? number : number(Integer.parseInt(number));
    }

    /** A word of a chart as plain text: {@code battle-line} is a battle line. */
    public static String plain(String word) {
        return word.toLowerCase(Locale.ROOT).replace('-', ' ').replace('_', ' ');
    }

    /** {@code 12-14-pounder-rifle} is a 12/14-pounder rifle; makers have a capital letter. */
    public static String weapon(String word) {
        return plain(word)
                .replaceAll("(\\d) (?=\\d)", "$1/")
                .replaceAll("(\\d) (?=pounder|inch)", "$1-")
                .replace("parrott", "Parrott")
                .replace("napoleon", "Napoleon")
                .replace("sharps ", "Sharps ")
                .replace("colt ", "Colt ");
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

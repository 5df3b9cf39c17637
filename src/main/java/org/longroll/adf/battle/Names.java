package org.longroll.adf.battle;

import java.util.List;
import java.util.Locale;
import org.longroll.battle.Table;

/** The names of units and leaders in a sentence: “the 20th Maine”, “Hazlett's Battery”. */
record Names(Table table) {

    String of(String id) {
        var name = table.name(id);
        return !name.isEmpty() && Character.isDigit(name.charAt(0)) ? "the " + name : name;
    }

    String of(List<String> ids) {
        var names = ids.stream().map(this::of).toList();
        return names.size() < 2
                ? String.join("", names)
                : String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.getLast();
    }

    static String verb(List<String> subjects, String one, String several) {
        return subjects.size() == 1 ? one : several;
    }

    static String sentence(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    static String count(int number, String one, String several) {
        var words = List.of("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");
        var word = number >= 0 && number < words.size() ? words.get(number) : Integer.toString(number);
        return word + " " + (number == 1 ? one : several);
    }

    static String inches(int number) {
        return count(number, "inch", "inches");
    }
}

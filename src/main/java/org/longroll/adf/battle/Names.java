package org.longroll.adf.battle;

import java.util.List;
import org.longroll.battle.Table;
import org.longroll.journal.Phrases;

/** The names of units and leaders in a sentence: “the 20th Maine”, “Hazlett's Battery”. */
record Names(Table table) {

    String of(String id) {
        return table.named(id);
    }

    String of(List<String> ids) {
        return Phrases.list(ids.stream().map(this::of).toList());
    }

    static String verb(List<String> subjects, String one, String several) {
        return subjects.size() == 1 ? one : several;
    }

    static String sentence(String text) {
        return Phrases.sentence(text);
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

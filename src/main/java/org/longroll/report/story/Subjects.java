package org.longroll.report.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.longroll.report.Sentence;

/** “The 5th Texas charged the 20th Maine. It lost two figures.”: who is the subject again is not named again. */
final class Subjects {

    /** The name of one unit at the beginning, before its verb. */
    private static final Pattern NAMED = Pattern.compile(
            "(The \\d+(?:st|nd|rd|th)(?: [A-Z][\\w.']*)+|[A-Z]\\w*'s?(?: [A-Z0-9]\\w*)+|Battery [A-Z]) (?!and )(?=[a-z])");

    private Subjects() {}

    static List<Sentence> named(List<Sentence> sentences) {
        var told = new ArrayList<Sentence>();
        var before = "";
        for (var sentence : sentences) {
            var subject = of(sentence.text());
            boolean again = !subject.isEmpty() && subject.equals(before);
            var text = again ? "It" + sentence.text().substring(subject.length()) : sentence.text();
            told.add(new Sentence(text, sentence.entries(), sentence.claims()));
            before = isAboutOne(sentence) ? subject : "";
        }
        return told;
    }

    /** Where somebody else is named too, “it” could be either. */
    private static boolean isAboutOne(Sentence sentence) {
        return sentence.claims().stream()
                        .flatMap(claim -> Stream.of(claim.who(), Objects.requireNonNullElse(claim.whom(), claim.who())))
                        .distinct()
                        .count()
                == 1;
    }

    private static String of(String text) {
        var found = NAMED.matcher(text);
        return found.lookingAt() ? found.group(1) : "";
    }
}

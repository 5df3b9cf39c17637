package org.longroll.report;

import java.util.List;
import java.util.regex.Pattern;

/** A word of the game, and what it means to somebody who does not play. */
public record Term(String word, String meaning) {

    /** Whether one of the texts uses it. */
    public boolean isIn(List<String> texts) {
        var whole = Pattern.compile("\\b" + Pattern.quote(word) + "s?\\b");
        return texts.stream().anyMatch(text -> whole.matcher(text).find());
    }
}

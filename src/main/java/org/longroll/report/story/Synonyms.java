package org.longroll.report.story;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Other words for what happens again and again: each is used once before any of them comes again. */
final class Synonyms {

    private static final Map<String, List<String>> OTHERS = Map.of(
            "held firm", List.of("stood firm", "did not give way", "held on", "stood fast"),
            "broke and ran", List.of("gave way and ran", "turned and ran", "broke and fled"),
            "fell into disorder", List.of("went into disorder"),
            "was in good order again", List.of("came back to good order"),
            "was shaken", List.of("lost heart"));

    private final Map<String, List<String>> left = new LinkedHashMap<>();

    /** A text with the next words for each of the common ones. */
    String varied(String text) {
        var varied = text;
        for (var word : OTHERS.entrySet()) {
            int at = varied.indexOf(word.getKey());
            if (at >= 0) {
                varied = varied.substring(0, at)
                        + next(word.getKey())
                        + varied.substring(at + word.getKey().length());
            }
        }
        return varied;
    }

    private String next(String word) {
        var open = left.computeIfAbsent(word, each -> new ArrayList<>());
        if (open.isEmpty()) {
            open.add(word);
            open.addAll(OTHERS.getOrDefault(word, List.of()));
        }
        return open.removeFirst();
    }
}

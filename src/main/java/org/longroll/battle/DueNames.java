package org.longroll.battle;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Maps ids of checks and questions: their numbers change when entries are decided again. */
final class DueNames {

    private final Map<String, String> names = new HashMap<>();

    /** Pairs the ids of the first decision with those of the second. */
    void pair(List<String> before, List<String> again) {
        for (int i = 0; i < Math.min(before.size(), again.size()); i++) {
            if (subject(before.get(i)).equals(subject(again.get(i)))) {
                names.putIfAbsent(before.get(i), again.get(i));
            }
        }
    }

    String now(String due) {
        return names.getOrDefault(due, due);
    }

    /** The id among those due: by its new name, or else the one about the same unit or leader. */
    String among(List<Due> present, String due) {
        var now = present.stream().map(Due::id).toList();
        return now.stream()
                .filter(now(due)::equals)
                .findFirst()
                .or(() -> now.stream()
                        .filter(each -> subject(each).equals(subject(due)))
                        .findFirst())
                .orElse(due);
    }

    private static String subject(String due) {
        return due.substring(0, Math.max(0, due.lastIndexOf('-')));
    }
}

package org.longroll.journal;

import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;

/** The vocabularies of all kinds of journals. */
public final class Vocabularies {

    private static final Map<String, Vocabulary> BY_KIND = byKind();

    private Vocabularies() {}

    private static Map<String, Vocabulary> byKind() {
        var byKind = new TreeMap<String, Vocabulary>();
        for (var found : ServiceLoader.load(Vocabulary.class, Vocabulary.class.getClassLoader())) {
            if (byKind.put(found.kind(), found) != null) {
                throw new IllegalStateException("the kind “%s” has two vocabularies".formatted(found.kind()));
            }
        }
        return byKind;
    }

    /** In the order of the kinds' names. */
    public static List<Vocabulary> all() {
        return List.copyOf(BY_KIND.values());
    }

    public static Vocabulary of(String kind) {
        var found = BY_KIND.get(kind);
        if (found == null) {
            throw new IllegalArgumentException("there is no kind of journal “%s”".formatted(kind));
        }
        return found;
    }
}

package org.longroll.report.story;

import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The narrators of all systems. */
public final class Narrators {

    private static final Map<String, Narrator> BY_SYSTEM =
            ServiceLoader.load(Narrator.class, Narrator.class.getClassLoader()).stream()
                    .map(ServiceLoader.Provider::get)
                    .collect(Collectors.toUnmodifiableMap(Narrator::system, Function.identity()));

    private Narrators() {}

    public static Narrator of(String system) {
        var narrator = BY_SYSTEM.get(system);
        if (narrator == null) {
            throw new IllegalArgumentException("nobody tells of battles of “%s”".formatted(system));
        }
        return narrator;
    }
}

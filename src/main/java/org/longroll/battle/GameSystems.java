package org.longroll.battle;

import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.TreeMap;

/** The systems of rules that can be played. */
public final class GameSystems {

    private static final Map<String, GameSystem> BY_NAME = new TreeMap<>();

    static {
        ServiceLoader.load(GameSystem.class, GameSystem.class.getClassLoader())
                .forEach(system -> BY_NAME.put(system.name(), system));
    }

    private GameSystems() {}

    public static Collection<GameSystem> all() {
        return Collections.unmodifiableCollection(BY_NAME.values());
    }

    public static Optional<GameSystem> find(String name) {
        return Optional.ofNullable(BY_NAME.get(name));
    }

    public static GameSystem named(String name) {
        return find(name).orElseThrow(() -> new IllegalArgumentException("nobody plays “%s” here".formatted(name)));
    }
}

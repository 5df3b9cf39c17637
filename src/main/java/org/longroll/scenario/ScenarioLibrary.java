package org.longroll.scenario;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.longroll.charts.RulesLibrary;

/** The scenarios that ship with the product, read and checked. */
public final class ScenarioLibrary {

    /** A scenario that ships: its file, with its author's comments, and the file's name as its id. */
    public record Shipped(String id, Scenario scenario, String yaml) {}

    private static final String FOLDER = "/scenarios/";

    private final Map<String, Shipped> byId = new LinkedHashMap<>();

    private ScenarioLibrary() {}

    /** Reads all that {@code scenarios/index.txt} lists; throws {@link ScenarioRefused} if one cannot be played. */
    public static ScenarioLibrary read(RulesLibrary rules) {
        var library = new ScenarioLibrary();
        resource("index.txt").lines().filter(line -> !line.isBlank()).forEach(id -> {
            var yaml = resource(id + ".yaml");
            library.byId.put(id, new Shipped(id, ScenarioReader.read(id + ".yaml", yaml, rules), yaml));
        });
        return library;
    }

    public static String schema() {
        return resource("schema.json");
    }

    public Collection<Shipped> all() {
        return Collections.unmodifiableCollection(byId.values());
    }

    public Optional<Shipped> find(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    private static String resource(String name) {
        try (var content = ScenarioLibrary.class.getResourceAsStream(FOLDER + name)) {
            if (content == null) {
                throw ScenarioRefused.of(name, 1, "the file is missing");
            }
            return new String(content.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}

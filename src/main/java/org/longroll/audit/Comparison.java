package org.longroll.audit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.longroll.ledger.Envelope;

/**
 * Two files of a battle, and where they differ first.
 *
 * @param same whether they have the same events
 * @param entry the number of the entry with the first difference; null if there is none, or one file just goes on
 */
public record Comparison(boolean same, @Nullable Long entry, String sentence) {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** Fields that follow from the others: they differ wherever something before them does. */
    private static final Set<String> CONSEQUENCES = Set.of("hash", "previousHash");

    /** A file with the name that it is called by. */
    public record Named(String name, List<Envelope> events) {}

    public static Comparison of(Named one, Named other) {
        if (!one.events().getFirst().stream().equals(other.events().getFirst().stream())) {
            return new Comparison(
                    false,
                    null,
                    "These are two battles: %s is of %s, %s of %s."
                            .formatted(
                                    one.name(),
                                    one.events().getFirst().stream(),
                                    other.name(),
                                    other.events().getFirst().stream()));
        }
        int both = Math.min(one.events().size(), other.events().size());
        for (int i = 0; i < both; i++) {
            if (!one.events().get(i).hash().equals(other.events().get(i).hash())) {
                return differing(one, other, i);
            }
        }
        return one.events().size() == other.events().size()
                ? new Comparison(
                        true, null, "Both files have the same %d events, %s.".formatted(both, extent(one, both)))
                : one.events().size() < other.events().size() ? shorter(one, other) : shorter(other, one);
    }

    private static Extent extent(Named file, int events) {
        return Extent.of(file.events(), events);
    }

    private static Comparison shorter(Named less, Named more) {
        int events = less.events().size();
        int all = more.events().size();
        return new Comparison(
                false,
                null,
                "As far as %s goes both are the same: %d events, %s. %s goes on with %d more, %s."
                        .formatted(
                                less.name(),
                                events,
                                extent(more, events),
                                more.name(),
                                all - events,
                                extent(more, all)));
    }

    private static Comparison differing(Named one, Named other, int place) {
        long entry = extent(one, place + 1).entry();
        var field = field(json(one, place), json(other, place), "");
        return new Comparison(
                false,
                entry,
                "The first difference is in event %d, in entry %d: “%s” is %s in %s and %s in %s."
                        .formatted(
                                place + 1,
                                entry,
                                field == null ? "hash" : field.name(),
                                field == null ? "another" : field.one(),
                                one.name(),
                                field == null ? "another" : field.other(),
                                other.name()));
    }

    private record Field(String name, String one, String other) {}

    /** The first field that is not the same, by its path: the type first, then the payload, then the rest. */
    private static @Nullable Field field(JsonNode one, JsonNode other, String path) {
        if (one.isObject() && other.isObject()) {
            var names = new TreeSet<String>();
            one.fieldNames().forEachRemaining(names::add);
            other.fieldNames().forEachRemaining(names::add);
            names.removeAll(CONSEQUENCES);
            var ordered = names.stream()
                    .sorted((a, b) -> Integer.compare(weight(a), weight(b)))
                    .toList();
            for (var name : ordered) {
                var found = field(one.path(name), other.path(name), path.isEmpty() ? name : path + "." + name);
                if (found != null) {
                    return found;
                }
            }
            return null;
        }
        if (one.isArray() && other.isArray() && one.size() == other.size()) {
            for (int i = 0; i < one.size(); i++) {
                var found = field(one.get(i), other.get(i), "%s[%d]".formatted(path, i));
                if (found != null) {
                    return found;
                }
            }
            return null;
        }
        return Objects.equals(one, other) ? null : new Field(path, text(one), text(other));
    }

    private static int weight(String name) {
        return name.equals("type") ? 0 : name.equals("payload") ? 1 : 2;
    }

    private static String text(JsonNode value) {
        return value.isMissingNode() ? "not there" : value.toString();
    }

    private static JsonNode json(Named file, int place) {
        try {
            return MAPPER.readTree(file.events().get(place).toCanonicalJson());
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("an event is canonical JSON", e);
        }
    }
}

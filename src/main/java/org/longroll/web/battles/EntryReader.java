package org.longroll.web.battles;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.longroll.journal.Order;
import org.longroll.web.Given;
import org.longroll.web.StrictReader;
import org.longroll.web.entries.EntryFamily;
import org.longroll.web.entries.EntryForms;
import org.longroll.web.entries.EntryRequest;
import org.longroll.web.problem.ProblemException;

/** Reads an entry in the form of the battle's system of rules. */
@ApplicationScoped
class EntryReader {

    static final EntryFamily COMMON = new EntryFamily(CommonEntryRequest.class);

    /** The entries of each system of rules, by its name. */
    static final Map<String, EntryFamily> FAMILIES = EntryForms.ALL.all().stream()
            .collect(Collectors.toUnmodifiableMap(EntryForms::system, forms -> new EntryFamily(forms.entries())));

    private static final String TYPE = "type";
    private static final String RULING = "ruling";

    private final StrictReader reader;

    EntryReader(StrictReader reader) {
        this.reader = reader;
    }

    /** The order in a body for a battle of a system; throws a problem that names every field at fault. */
    Order read(String system, JsonNode body) {
        return read(system, body, List::of);
    }

    /** The same; a problem with the type names those that are possible now before the others. */
    Order read(String system, JsonNode body, Supplier<List<String>> possibleNow) {
        if (!(body instanceof ObjectNode entry)) {
            throw Given.invalid("body", "must be an object");
        }
        if (entry.has("unit") && entry.has("units")) {
            throw Given.invalid("unit", "give unit or units, not both");
        }
        var type = type(entry);
        if (type.equals(RULING)) {
            return reader.body(entry.deepCopy().without(TYPE), RulingRequest.class)
                    .order(allowed -> allowed(system, allowed));
        }
        var shape = COMMON.shape(type)
                .or(() -> Optional.ofNullable(FAMILIES.get(system)).flatMap(family -> family.shape(type)))
                .orElseThrow(() -> unknown(system, type, possibleNow.get()));
        return request(entry, shape).order();
    }

    private static ProblemException unknown(String system, String type, List<String> possibleNow) {
        var others = new TreeSet<>(COMMON.shapes().keySet());
        Optional.ofNullable(FAMILIES.get(system))
                .ifPresent(family -> others.addAll(family.shapes().keySet()));
        others.add(RULING);
        possibleNow.forEach(others::remove);
        return Given.invalid(
                TYPE,
                possibleNow.isEmpty()
                        ? "“%s” is none of %s".formatted(type, String.join(", ", others))
                        : "“%s” is none of those that are possible now: %s; nor of the others of these rules: %s"
                                .formatted(type, String.join(", ", possibleNow), String.join(", ", others)));
    }

    private static String type(ObjectNode entry) {
        var type = entry.get(TYPE);
        if (type == null || type.isNull()) {
            throw Given.invalid(TYPE, "must say what it is");
        }
        if (!type.isTextual()) {
            throw Given.invalid(TYPE, "must be text");
        }
        return type.textValue();
    }

    /** A shape that belongs to one type does not carry the type. */
    private EntryRequest request(ObjectNode entry, Class<? extends EntryRequest> shape) {
        return reader.body(
                EntryFamily.types(shape).size() > 1 ? entry : entry.deepCopy().without(TYPE), shape);
    }

    private Order allowed(String system, JsonNode entry) {
        try {
            return read(system, entry);
        } catch (ProblemException e) {
            throw e.under("allows.entry.");
        }
    }
}

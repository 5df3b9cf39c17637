package org.longroll.web.battles;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.longroll.battle.Order;
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
        if (!(body instanceof ObjectNode entry)) {
            throw Given.invalid("body", "must be an object");
        }
        var type = type(entry);
        if (type.equals(RULING)) {
            return reader.body(entry.deepCopy().without(TYPE), RulingRequest.class)
                    .order(allowed -> allowed(system, allowed));
        }
        var shape = COMMON.shape(type)
                .or(() -> Optional.ofNullable(FAMILIES.get(system)).flatMap(family -> family.shape(type)))
                .orElseThrow(() -> Given.invalid(TYPE, "“%s” is not one of those known here".formatted(type)));
        return request(entry, shape).order();
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

package org.longroll.web.battles;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.validation.Validator;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.longroll.battle.Order;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;

/** Reads an entry as the battle's own system of rules words it. */
@ApplicationScoped
class EntryReader {

    private static final Map<String, Class<? extends EntryRequest>> FAMILIES = Map.of();

    private static final Set<String> COMMON = names(CommonEntryRequest.class);

    private static final String TYPE = "type";

    private final ObjectMapper mapper;
    private final Validator validator;

    EntryReader(ObjectMapper mapper, Validator validator) {
        this.mapper = mapper;
        this.validator = validator;
    }

    /** The order in a body for a battle of a system; throws a problem that names every field at fault. */
    Order read(String system, JsonNode body) {
        if (!body.isObject()) {
            throw new ProblemException(Problem.invalidInput("body", "must be an object"));
        }
        var type = body.path(TYPE).asText();
        if (type.equals("ruling")) {
            var ruling = valid(((ObjectNode) body).deepCopy().without(TYPE), RulingRequest.class);
            return ruling.order(entry -> allowed(system, entry));
        }
        var family = COMMON.contains(type)
                ? CommonEntryRequest.class
                : FAMILIES.getOrDefault(system, CommonEntryRequest.class);
        return valid(body, family).order();
    }

    private Order allowed(String system, JsonNode entry) {
        try {
            return read(system, entry);
        } catch (ProblemException e) {
            throw e.under("allows.entry.");
        }
    }

    private <T> T valid(JsonNode body, Class<T> type) {
        try {
            var request = mapper.treeToValue(body, type);
            var violations = validator.validate(request);
            if (!violations.isEmpty()) {
                throw ProblemException.invalid(violations);
            }
            return request;
        } catch (JsonProcessingException e) {
            throw ProblemException.unreadable(e);
        }
    }

    private static Set<String> names(Class<?> family) {
        return Stream.of(family.getAnnotation(JsonSubTypes.class).value())
                .map(JsonSubTypes.Type::name)
                .collect(Collectors.toUnmodifiableSet());
    }
}

package org.longroll.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.validation.Validator;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.longroll.web.problem.ProblemException;

/** Reads a body or query as a given type, and names every field that is at fault. */
@ApplicationScoped
public class StrictReader {

    private final ObjectMapper bodies;
    private final ObjectMapper queries;
    private final Validator validator;

    @SuppressWarnings("deprecation") // A copy of a finished mapper has no builder.
    StrictReader(ObjectMapper mapper, Validator validator) {
        this.bodies = mapper;
        this.queries = mapper.copy()
                .enable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .enable(DeserializationFeature.ACCEPT_SINGLE_VALUE_AS_ARRAY);
        this.validator = validator;
    }

    public <T> T body(JsonNode body, Class<T> shape) {
        return read(bodies, body, shape);
    }

    /** A query as if it were a body: {@code situation.support=1} is a nested field, several values are a list. */
    public <T> T query(Map<String, List<String>> query, Class<T> shape) {
        var body = queries.createObjectNode();
        query.forEach((name, values) -> put(body, name, values));
        return read(queries, body, shape);
    }

    private <T> T read(ObjectMapper mapper, JsonNode body, Class<T> shape) {
        try {
            var request = body.isNull() ? null : mapper.treeToValue(body, shape);
            if (request == null) {
                throw Given.invalid("body", "must be an object");
            }
            var violations = validator.validate(request);
            if (!violations.isEmpty()) {
                throw ProblemException.invalid(violations);
            }
            return request;
        } catch (JsonProcessingException e) {
            throw ProblemException.unreadable(e);
        }
    }

    private static void put(ObjectNode body, String name, List<String> values) {
        var path = name.split("\\.");
        if (path.length == 0) {
            throw Given.invalid(name, "there is no such field here");
        }
        var at = body;
        for (var step : Arrays.copyOf(path, path.length - 1)) {
            if (at.has(step) && !at.get(step).isObject()) {
                throw Given.invalid(name, "says something of what is not an object");
            }
            at = at.withObjectProperty(step);
        }
        if (values.stream().anyMatch(String::isBlank)) {
            throw Given.invalid(name, "must not be empty");
        }
        var field = path[path.length - 1];
        var all = values.stream()
                .flatMap(value -> Arrays.stream(value.split(",")))
                .toList();
        if (all.size() == 1) {
            at.put(field, all.getFirst());
        } else {
            all.forEach(at.putArray(field)::add);
        }
    }
}

package org.longroll.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Bodies by chance from the schemas of the OpenAPI document; what the caller knows of a field goes first. */
public final class SchemaBodies {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final int DEEPEST = 6;

    private final JsonNode schemas;
    private final Random random;
    private final Map<String, List<JsonNode>> entries = new HashMap<>();

    public SchemaBodies(JsonNode document, Random random) {
        this.schemas = document.at("/components/schemas");
        this.random = random;
        schemas.forEach(schema -> schema.at("/properties/type/enum").forEach(type -> {
            if (schema.path("additionalProperties").isBoolean()) {
                entries.computeIfAbsent(type.asText(), any -> new ArrayList<>()).add(schema);
            }
        }));
    }

    /** An entry of a type, with these values where it has such fields. */
    public ObjectNode entry(String type, Map<String, List<String>> known) {
        var shapes = entries.getOrDefault(type, List.of(NODES.objectNode()));
        var entry = object(shapes.get(random.nextInt(shapes.size())), known, 0);
        entry.put("type", type);
        return entry;
    }

    public JsonNode body(JsonNode schema, Map<String, List<String>> known) {
        return value("body", schema, known, 0);
    }

    private ObjectNode object(JsonNode schema, Map<String, List<String>> known, int depth) {
        var object = NODES.objectNode();
        var required = new ArrayList<String>();
        schema.path("required").forEach(name -> required.add(name.asText()));
        schema.path("properties").properties().forEach(property -> {
            var name = property.getKey();
            boolean wanted = required.contains(name) || known.containsKey(name) || random.nextInt(6) == 0;
            if (wanted
                    && !(name.equals("unit") && object.has("units"))
                    && !(name.equals("units") && object.has("unit"))) {
                object.set(name, value(name, property.getValue(), known, depth + 1));
            }
        });
        return object;
    }

    private JsonNode value(String name, JsonNode given, Map<String, List<String>> known, int depth) {
        var schema = resolved(given);
        if (schema.has("enum")) {
            return pick(schema.get("enum"));
        }
        for (var choice : List.of("anyOf", "oneOf")) {
            if (schema.has(choice)) {
                return value(name, pick(schema.get(choice)), known, depth);
            }
        }
        if (depth > DEEPEST) {
            return NODES.nullNode();
        }
        return switch (type(schema)) {
            case "object" -> object(schema, known, depth);
            case "array" -> array(name, schema, known, depth);
            case "integer" -> NODES.numberNode(schema.path("minimum").asInt(0) + random.nextInt(6));
            case "number" -> NODES.numberNode(random.nextInt(12));
            case "boolean" -> NODES.booleanNode(random.nextBoolean());
            case "string" -> text(name, schema, known);
            default -> NODES.nullNode();
        };
    }

    private JsonNode array(String name, JsonNode schema, Map<String, List<String>> known, int depth) {
        var array = NODES.arrayNode();
        int size = Math.max(schema.path("minItems").asInt(0), random.nextInt(4) == 0 ? 2 : 1);
        for (int i = 0; i < size; i++) {
            array.add(value(name, schema.path("items"), known, depth + 1));
        }
        return array;
    }

    private JsonNode text(String name, JsonNode schema, Map<String, List<String>> known) {
        var values = known.getOrDefault(name, List.of());
        if (!values.isEmpty()) {
            return NODES.textNode(values.get(random.nextInt(values.size())));
        }
        return schema.has("examples") ? pick(schema.get("examples")) : NODES.textNode("x");
    }

    private static String type(JsonNode schema) {
        var type = schema.path("type");
        return type.isArray() ? type.get(0).asText() : type.asText("null");
    }

    private JsonNode resolved(JsonNode schema) {
        var reference = schema.path("$ref").asText("");
        return reference.isEmpty() ? schema : schemas.path(reference.substring(reference.lastIndexOf('/') + 1));
    }

    private JsonNode pick(JsonNode list) {
        return list.isEmpty() ? NODES.nullNode() : list.get(random.nextInt(list.size()));
    }
}

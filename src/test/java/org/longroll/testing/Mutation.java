package org.longroll.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Random;

/** Spoils a value somewhere in a tree: another type, a neighbour, something that is not there, nothing. */
public final class Mutation {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private Mutation() {}

    public static void mutate(JsonNode node, Random random) {
        if (node instanceof ObjectNode object && !object.isEmpty()) {
            var names = new ArrayList<String>();
            object.fieldNames().forEachRemaining(names::add);
            var name = names.get(random.nextInt(names.size()));
            if (object.get(name).isContainerNode() && !object.get(name).isEmpty() && random.nextInt(5) > 0) {
                mutate(object.get(name), random);
            } else if (random.nextInt(6) == 0) {
                object.remove(name);
            } else {
                object.set(name, another(object.get(name), random));
            }
        } else if (node instanceof ArrayNode array && !array.isEmpty()) {
            int place = random.nextInt(array.size());
            if (array.get(place).isContainerNode() && random.nextInt(5) > 0) {
                mutate(array.get(place), random);
            } else if (random.nextInt(6) == 0) {
                array.remove(place);
            } else {
                array.set(place, another(array.get(place), random));
            }
        }
    }

    private static JsonNode another(JsonNode value, Random random) {
        return switch (random.nextInt(10)) {
            case 0 -> NODES.nullNode();
            case 1 -> NODES.textNode("x".repeat(random.nextInt(200)));
            case 2 -> NODES.numberNode(random.nextInt());
            case 3 -> NODES.arrayNode();
            case 4 -> NODES.objectNode();
            case 5 -> NODES.booleanNode(random.nextBoolean());
            case 6 -> NODES.textNode(pick(random, "20-maine", "15-alabama", "union", "nobody", "", "disorder"));
            default ->
                value.isNumber()
                        ? NODES.numberNode(value.asInt() + random.nextInt(-20, 20))
                        : value.isTextual() ? NODES.textNode(value.asText() + "-x") : NODES.numberNode(0);
        };
    }

    static String pick(Random random, String... words) {
        return words[random.nextInt(words.length)];
    }
}

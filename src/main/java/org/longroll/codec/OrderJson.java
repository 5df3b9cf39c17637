package org.longroll.codec;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.longroll.battle.Order;

/** Orders as JSON, to change a part of one and leave the rest as it was said. */
public final class OrderJson {

    private static final ObjectMapper MAPPER = JournalJson.mapper();

    private OrderJson() {}

    /**
     * The same order with other values in some of its fields: objects are merged, everything else is replaced, a null
     * takes a field away (RFC 7396).
     */
    public static Order patched(Order order, JsonNode patch) throws JsonProcessingException {
        ObjectNode said = MAPPER.valueToTree(order);
        return MAPPER.treeToValue(merged(said, patch), order.getClass());
    }

    private static ObjectNode merged(ObjectNode said, JsonNode patch) {
        patch.properties().forEach(change -> {
            var name = change.getKey();
            var value = change.getValue();
            if (value.isNull()) {
                said.remove(name);
            } else if (value.isObject() && said.path(name).isObject() && !name.equals("dice")) {
                merged((ObjectNode) said.get(name), value);
            } else {
                said.set(name, value);
            }
        });
        return said;
    }
}

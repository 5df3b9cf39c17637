package org.longroll.sequence.rows;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.stream.StreamSupport;

/** Words of a row as JSON, and JSON compared with them. */
final class Said {

    /** Fields that are lists even of one. */
    private static final List<String> LISTS = List.of("units", "cover", "conditions", "actions", "massed");

    private static final String NUMBER = "-?\\d+(\\.\\d+)?";

    private Said() {}

    /** Sets a field: {@code situation.support=2}, {@code dice=3,4}. */
    static void put(ObjectNode at, String path, String value) {
        int dot = path.indexOf('.');
        if (path.equals("situation.cover")) {
            scalar(at.withObjectProperty("situation"), "cover", value);
        } else if (dot > 0) {
            put(at.withObjectProperty(path.substring(0, dot)), path.substring(dot + 1), value);
        } else if (path.equals("dice") || path.equals("stopShort")) {
            dice(at, path, value);
        } else if (path.equals("passThrough")) {
            passThrough(at, value);
        } else if (LISTS.contains(path)) {
            var list = at.putArray(path);
            Arrays.stream(value.split(",")).filter(each -> !each.equals("none")).forEach(list::add);
        } else {
            scalar(at, path, value);
        }
    }

    private static void scalar(ObjectNode at, String path, String value) {
        if (value.equals("true") || value.equals("false")) {
            at.put(path, Boolean.parseBoolean(value));
        } else if (value.matches("-?\\d+")) {
            at.put(path, Integer.parseInt(value));
        } else if (value.matches(NUMBER)) {
            at.put(path, new BigDecimal(value));
        } else {
            at.put(path, value);
        }
    }

    private static void dice(ObjectNode at, String path, String value) {
        if (value.equals("roll")) {
            at.put(path, value);
            return;
        }
        var thrown = at.putObject(path).putArray("thrown");
        Arrays.stream(value.split(",")).mapToInt(Integer::parseInt).forEach(thrown::add);
    }

    /** Legs such as {@code open:6,broken:2}; {@code over} is the name that their ground has. */
    static void legs(ObjectNode at, String value, String over) {
        var legs = at.putArray("legs");
        for (var leg : value.split(",")) {
            var words = leg.split(":");
            legs.addObject().put(over, words[0]).put("inches", new BigDecimal(words[1]));
        }
    }

    /** Units behind the target with their dice: {@code cv2:3,4/cv3:5}. */
    private static void passThrough(ObjectNode at, String value) {
        var behind = at.putArray("passThrough");
        for (var each : value.split("/")) {
            var words = each.split(":");
            dice(behind.addObject().put("target", words[0]), "dice", words[1]);
        }
    }

    /** Whether a value is at a path, or under it a line such as {@code attacker+support} has it. */
    static boolean holds(JsonNode in, String expected) {
        var words = expected.split("=", 2);
        int plus = words[0].indexOf('+');
        if (plus >= 0) {
            var under = at(in, words[0].substring(0, plus));
            var line = words[0].substring(plus + 1);
            var values = under.findParents("id").stream()
                    .filter(each -> each.get("id").asText().equals(line))
                    .map(each -> each.get("value"))
                    .toList();
            return words[1].equals("none") ? values.isEmpty() : values.stream().anyMatch(each -> same(each, words[1]));
        }
        return same(at(in, words[0]), words[1]);
    }

    private static JsonNode at(JsonNode in, String path) {
        var node = in;
        for (var step : path.split("\\.")) {
            node = step.isEmpty() ? node : step.matches("\\d+") ? node.path(Integer.parseInt(step)) : node.path(step);
        }
        return node;
    }

    private static boolean same(JsonNode node, String value) {
        if (node.isArray()) {
            var all = StreamSupport.stream(node.spliterator(), false)
                    .map(JsonNode::asText)
                    .toList();
            return value.startsWith("~")
                    ? all.contains(value.substring(1))
                    : String.join(",", all).equals(value);
        }
        if (node.isMissingNode() || node.isNull()) {
            return value.equals("none");
        }
        return node.isNumber() && value.matches(NUMBER)
                ? node.decimalValue().compareTo(new BigDecimal(value)) == 0
                : node.asText().equals(value);
    }
}

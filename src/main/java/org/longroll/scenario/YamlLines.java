package org.longroll.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.StringJoiner;
import java.util.regex.Pattern;

/**
 * YAML with one line for each item of a list. Libraries put each field on its own line, which makes four hundred lines
 * of an order of battle that a person would write in sixty.
 */
final class YamlLines {

    /** Names with a letter in them, which no YAML reader takes for a number; everything else is quoted as in JSON. */
    private static final Pattern PLAIN = Pattern.compile("(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*");

    private static final Pattern NOT_A_TEXT =
            Pattern.compile("true|false|yes|no|on|off|null|y|n|0x?[0-9a-fo]*|[0-9]+e[0-9]+");

    private YamlLines() {}

    static String of(JsonNode tree) {
        return lines(tree, "");
    }

    private static String lines(JsonNode tree, String indent) {
        var yaml = new StringBuilder();
        tree.properties().forEach(field -> {
            var value = field.getValue();
            yaml.append(indent).append(field.getKey()).append(':');
            if (value.isArray()) {
                value.forEach(
                        item -> yaml.append('\n').append(indent).append("  - ").append(inline(item)));
                yaml.append('\n');
            } else if (value.isObject() && hasList(value)) {
                yaml.append('\n').append(lines(value, indent + "  "));
            } else {
                yaml.append(' ').append(inline(value)).append('\n');
            }
        });
        return yaml.toString();
    }

    private static boolean hasList(JsonNode object) {
        return object.valueStream().anyMatch(JsonNode::isArray);
    }

    private static String inline(JsonNode value) {
        if (value.isObject()) {
            var fields = new StringJoiner(", ", "{", "}");
            value.properties().forEach(field -> fields.add(field.getKey() + ": " + inline(field.getValue())));
            return fields.toString();
        }
        return value.isTextual() && isPlain(value.textValue()) ? value.textValue() : value.toString();
    }

    private static boolean isPlain(String text) {
        return PLAIN.matcher(text).matches() && !NOT_A_TEXT.matcher(text).matches();
    }
}

package org.longroll.audit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** Values that a verifier may or may not take for an event, put in one field of it. */
final class Oddities {

    private static final ObjectMapper JSON = new ObjectMapper();

    private static final List<String> TIMES = List.of(
            "\"2026-02-29T12:00:00.000000Z\"",
            "\"2024-02-29T12:00:00.000000Z\"",
            "\"0000-01-01T00:00:00.000000Z\"",
            "\"0001-01-01T00:00:00.000000Z\"",
            "\"9999-12-31T23:59:59.999999Z\"",
            "\"+10000-01-01T00:00:00.000000Z\"",
            "\"2026-01-01T24:00:00.000000Z\"",
            "\"2026-01-01T23:59:60.000000Z\"",
            "\"2026-13-01T00:00:00.000000Z\"",
            "\"2026-01-01T00:00:00Z\"",
            "\"2026-01-01T00:00:00.000Z\"",
            "\"2026-01-01t00:00:00.000000z\"",
            "\"2026-01-01T00:00:00.000000+00:00\"",
            "\"\"");

    private static final List<String> NAMES = List.of(
            "\"\"", "\"A\"", "\"umpire \"", "\"-a\"", "\"a-\"", "\"é\"", "\"seat:x@y.z_1\"", "\"a\\n\"", "\"١\"");

    private static final List<String> NUMBERS = List.of(
            "0",
            "-1",
            "2",
            "2147483647",
            "2147483648",
            "1.5",
            "1e3",
            "9007199254740991",
            "9007199254740993",
            "\"1\"",
            "true");

    private static final List<String> ANYTHING = List.of(
            "null",
            "[]",
            "{}",
            "\"\"",
            "0",
            "false",
            "{\"a\":-0.0,\"b\":1e21,\"c\":1e-7,\"d\":1.0}",
            "{\"text\":\"\\u0000\\u2028\\ud83d\\ude00\"}",
            "{\"ä\":1,\"z\":2,\"\\ud83d\\ude00\":3,\"\\ufb33\":4}",
            "{\"__proto__\":{\"text\":1},\"constructor\":2}",
            "[[[[]]]]");

    private Oddities() {}

    static void put(ObjectNode event, Random random) {
        var signed = event.path("payload").has("note") && random.nextBoolean();
        var object = signed ? Rehashed.payload(event) : event;
        var fields = object.propertyStream().toList();
        var field = fields.get(random.nextInt(fields.size()));
        switch (random.nextInt(10)) {
            case 0 -> object.remove(field.getKey());
            case 1 -> object.set(random.nextBoolean() ? "more" : field.getKey() + "2", json(any(ANYTHING, random)));
            case 2 -> object.set(field.getKey(), json(any(ANYTHING, random)));
            case 3 -> object.set(field.getKey(), JSON.createArrayNode().add(field.getValue()));
            case 4 -> object.set(field.getKey(), Rehashed.nested(random.nextInt(95, 105)));
            case 5, 6 -> object.set(field.getKey(), nearly(field.getValue(), random));
            default -> object.set(field.getKey(), json(any(fitting(field.getKey()), random)));
        }
    }

    private static List<String> fitting(String field) {
        return switch (field) {
            case "occurredAt", "recordedAt" -> TIMES;
            case "actor", "type", "key" -> NAMES;
            case "schemaVersion", "sequence" -> NUMBERS;
            default -> ANYTHING;
        };
    }

    /** The same text with one letter changed, doubled or left out, or in capitals. */
    private static JsonNode nearly(JsonNode value, Random random) {
        if (value.isArray() && !value.isEmpty()) {
            return JSON.createArrayNode().add(nearly(value.get(0), random));
        }
        var text = value.asText();
        if (text.isEmpty()) {
            return TextNode.valueOf("\n");
        }
        int place = random.nextInt(text.length());
        var before = text.substring(0, place);
        var after = text.substring(place + 1);
        var letter = text.charAt(place);
        return TextNode.valueOf(
                switch (random.nextInt(5)) {
                    case 0 -> before + after;
                    case 1 -> before + letter + letter + after;
                    case 2 -> before + (char) (letter ^ 1) + after;
                    case 3 -> text.toUpperCase(Locale.ROOT);
                    default -> text + "\n";
                });
    }

    private static <T> T any(List<T> all, Random random) {
        return all.get(random.nextInt(all.size()));
    }

    private static JsonNode json(String text) {
        try {
            return JSON.readTree(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

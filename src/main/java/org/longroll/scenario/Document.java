package org.longroll.scenario;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import org.longroll.battle.Flaw;

/** A file of YAML or JSON as a tree, with the line of every value for messages. */
final class Document implements Sheet {

    /** Some ten times the largest order of battle that is accepted. */
    static final int MOST_CHARACTERS = 1 << 20;

    private static final StreamReadConstraints LIMITS = StreamReadConstraints.builder()
            .maxNestingDepth(16)
            .maxStringLength(10_000)
            .maxNumberLength(20)
            .maxNameLength(200)
            .build();

    private static final JsonFactory JSON = JsonFactory.builder()
            .streamReadConstraints(LIMITS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    /** A side called “no” or a unit called “on” keeps its name. */
    private static final YAMLFactory YAML = YAMLFactory.builder()
            .streamReadConstraints(LIMITS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(YAMLParser.Feature.PARSE_BOOLEAN_LIKE_WORDS_AS_STRINGS)
            .build();

    private final String file;
    private final Map<String, Integer> lines = new HashMap<>();
    private final JsonNode root;

    private Document(String file, String text) {
        this.file = file;
        this.root = parse(text);
    }

    /** Reads a text; if it cannot be parsed, it is refused with the line where parsing ended. */
    static Document read(String file, String text) {
        if (text.length() > MOST_CHARACTERS) {
            throw ScenarioRefused.of(file, 1, "the file has more than %,d characters".formatted(MOST_CHARACTERS));
        }
        return new Document(file, text);
    }

    @Override
    public JsonNode root() {
        return root;
    }

    @Override
    public ScenarioFlaw locate(Flaw flaw) {
        return new ScenarioFlaw(file, line(flaw.field()), flaw.field(), flaw.message());
    }

    /** The line of a field, or of the nearest parent that is there. */
    private int line(String path) {
        var known = path;
        while (!known.isEmpty() && !lines.containsKey(known)) {
            known = known.substring(0, Math.max(0, Math.max(known.lastIndexOf('.'), known.lastIndexOf('['))));
        }
        return lines.getOrDefault(known, 1);
    }

    private JsonNode parse(String text) {
        var factory = text.stripLeading().startsWith("{") ? JSON : YAML;
        try (var parser = factory.createParser(text)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw ScenarioRefused.of(file, 1, "the file holds no scenario");
            }
            var tree = value(parser, "");
            if (parser.nextToken() != null) {
                throw refused(parser, "one scenario to a file: here begins another");
            }
            return tree;
        } catch (JsonProcessingException malformed) {
            var location = malformed.getLocation();
            throw ScenarioRefused.of(
                    file,
                    location == null ? 1 : Math.max(1, location.getLineNr()),
                    malformed.getOriginalMessage().lines().findFirst().orElse("this cannot be read"));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private JsonNode value(JsonParser parser, String path) throws IOException {
        lines.put(path, parser.currentTokenLocation().getLineNr());
        if (parser instanceof YAMLParser yaml && yaml.isCurrentAlias()) {
            throw refused(parser, "references to other places of the file are not followed");
        }
        var nodes = JsonNodeFactory.instance;
        return switch (parser.currentToken()) {
            case START_OBJECT -> object(parser, path);
            case START_ARRAY -> list(parser, path);
            case VALUE_STRING -> nodes.textNode(parser.getText());
            case VALUE_NUMBER_INT -> nodes.numberNode(parser.getBigIntegerValue());
            case VALUE_NUMBER_FLOAT -> nodes.numberNode(parser.getDecimalValue());
            case VALUE_TRUE -> nodes.booleanNode(true);
            case VALUE_FALSE -> nodes.booleanNode(false);
            case VALUE_NULL -> nodes.nullNode();
            case NOT_AVAILABLE, END_OBJECT, END_ARRAY, FIELD_NAME, VALUE_EMBEDDED_OBJECT ->
                throw refused(parser, "this cannot be read");
        };
    }

    private JsonNode object(JsonParser parser, String path) throws IOException {
        var object = JsonNodeFactory.instance.objectNode();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            var name = parser.currentName();
            parser.nextToken();
            object.set(name, value(parser, path.isEmpty() ? name : path + "." + name));
        }
        return object;
    }

    private JsonNode list(JsonParser parser, String path) throws IOException {
        var list = JsonNodeFactory.instance.arrayNode();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            list.add(value(parser, "%s[%d]".formatted(path, list.size())));
        }
        return list;
    }

    private ScenarioRefused refused(JsonParser parser, String message) {
        return ScenarioRefused.of(file, parser.currentTokenLocation().getLineNr(), message);
    }
}

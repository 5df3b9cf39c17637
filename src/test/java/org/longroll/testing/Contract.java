package org.longroll.testing;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The OpenAPI document, held against what is sent and answered. */
public final class Contract {

    /** Headers that callers act on; each that is sent is described. */
    private static final List<String> TOLD = List.of(
            "ETag",
            "Location",
            "Idempotent-Replay",
            "Retry-After",
            "Preference-Applied",
            "Content-Disposition",
            "WWW-Authenticate",
            "Link",
            "Allow");

    private static final Pattern SUFFIX = Pattern.compile("\\.(json|ndjson|yaml|csv|html|md|bbcode|pdf|zip)$");

    private static final Map<String, String> SUFFIXES = Map.of(
            "application/x-ndjson", "ndjson",
            "application/yaml", "yaml",
            "text/csv", "csv",
            "text/html", "html",
            "text/markdown", "md",
            "text/x-bbcode", "bbcode",
            "application/pdf", "pdf",
            "application/zip", "zip");

    private static final ObjectMapper JSON = new ObjectMapper();

    private final JsonNode document;
    private final ObjectNode components;
    private final List<Call> calls = new ArrayList<>();
    private final Map<String, JsonSchema> schemas = new ConcurrentHashMap<>();
    private final JsonSchemaFactory factory = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012);
    private final SchemaValidatorsConfig strictly =
            SchemaValidatorsConfig.builder().formatAssertionsEnabled(true).build();

    /** An operation and the addresses that it answers. */
    public record Call(String path, String verb, JsonNode operation, Pattern address) {

        public String id() {
            return operation.path("operationId").asText();
        }
    }

    /** What was sent, and what came back. */
    public record Exchange(
            String verb,
            String path,
            String sentType,
            String sent,
            int status,
            Map<String, String> headers,
            String type,
            String body) {}

    public Contract(String document) {
        try {
            this.document = JSON.readTree(document);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("not a document: " + document, e);
        }
        this.components = (ObjectNode) this.document.get("components").deepCopy();
        components.get("schemas").forEach(Contract::close);
        this.document.get("paths").properties().forEach(path -> path.getValue()
                .properties()
                .forEach(verb -> calls.add(new Call(
                        path.getKey(),
                        verb.getKey().toUpperCase(Locale.ROOT),
                        verb.getValue(),
                        Pattern.compile(path.getKey().replaceAll("\\{[^}]+}", "[^/]+"))))));
        calls.sort(Comparator.comparing(
                (Call call) -> call.path().chars().filter(c -> c == '{').count()));
    }

    /** Callers may meet properties that are not described, in time; here each is a fault. */
    private static void close(JsonNode schema) {
        if (schema instanceof ObjectNode object && object.has("properties") && !object.has("additionalProperties")) {
            object.put("additionalProperties", false);
        }
    }

    public JsonNode document() {
        return document;
    }

    public List<Call> calls() {
        return List.copyOf(calls);
    }

    /** The call at an address; of an answer in another format, that of the address with its suffix. */
    public Optional<Call> find(Exchange exchange) {
        var plain = find(exchange.verb(), exchange.path());
        var suffix = SUFFIXES.get(exchange.type());
        boolean here = plain.isEmpty()
                || suffix == null
                || plain.get().operation().at("/responses/200/content").has(exchange.type());
        return here
                ? plain
                : at(exchange.verb(), plain.get().path() + "." + suffix).or(() -> plain);
    }

    private Optional<Call> at(String verb, String path) {
        return calls.stream()
                .filter(call -> call.verb().equals(verb) && call.path().equals(path))
                .findFirst();
    }

    public Optional<Call> find(String verb, String path) {
        var suffixed = SUFFIX.matcher(path).results().findFirst().flatMap(suffix -> calls.stream()
                .filter(call -> call.verb().equals(verb) && call.path().endsWith(suffix.group()))
                .filter(call -> call.address().matcher(path).matches())
                .findFirst());
        return suffixed.or(() -> plain(verb, path));
    }

    private Optional<Call> plain(String verb, String path) {
        var bare = SUFFIX.matcher(path).replaceFirst("").replaceFirst("/$", "");
        var nearest = calls.stream()
                .filter(call -> call.address().matcher(bare).matches())
                .map(Call::path)
                .findFirst();
        return calls.stream()
                .filter(call -> call.verb().equals(verb))
                .filter(call -> nearest.filter(call.path()::equals).isPresent())
                .findFirst();
    }

    /** Everything that is not as described. */
    public List<String> faults(Exchange exchange) {
        var call = find(exchange);
        if (call.isEmpty()) {
            boolean refused = exchange.status() == 404
                    || exchange.status() == 405
                    || exchange.verb().equals("OPTIONS")
                    || exchange.verb().equals("HEAD");
            return refused || exchange.status() == 413 || exchange.status() == 400 || exchange.status() == 431
                    ? List.of()
                    : List.of("is not described, and answers " + exchange.status());
        }
        var operation = call.get().operation();
        var response = response(operation, exchange.status());
        if (response == null) {
            return List.of("answers %d, which is not described".formatted(exchange.status()));
        }
        var faults = new ArrayList<String>();
        headers(response, exchange, faults);
        content(call.get(), response, exchange, faults);
        if (exchange.status() < 300 && exchange.sentType().equals("application/json")) {
            var schema = operation.at("/requestBody/content/application~1json/schema");
            validate(call.get().id() + " body", schema, exchange.sent())
                    .forEach(fault -> faults.add("accepts a body that is not described: " + fault));
        }
        return faults;
    }

    private JsonNode response(JsonNode operation, int status) {
        var responses = operation.get("responses");
        var found = responses.has(Integer.toString(status))
                ? responses.get(Integer.toString(status))
                : status >= 500 ? responses.get("default") : null;
        return found == null || !found.has("$ref")
                ? found
                : document.at(found.get("$ref").asText().substring(1));
    }

    private static void headers(JsonNode response, Exchange exchange, List<String> faults) {
        for (var header : TOLD) {
            if (exchange.headers().containsKey(header)
                    && !response.path("headers").has(header)) {
                faults.add("answers %d with %s, which is not described".formatted(exchange.status(), header));
            }
        }
    }

    private void content(Call call, JsonNode response, Exchange exchange, List<String> faults) {
        var content = response.path("content");
        if (content.isMissingNode() || content.isEmpty()) {
            if (!exchange.body().isEmpty()) {
                faults.add("answers %d with a body, which is not described".formatted(exchange.status()));
            }
            return;
        }
        if (!content.has(exchange.type())) {
            faults.add("answers %d as %s, which is not described".formatted(exchange.status(), exchange.type()));
            return;
        }
        if (exchange.type().endsWith("json") && !exchange.type().endsWith("ndjson")) {
            var name = "%s %d %s".formatted(call.id(), exchange.status(), exchange.type());
            validate(name, content.get(exchange.type()).get("schema"), exchange.body())
                    .forEach(fault -> faults.add("answers %d with %s".formatted(exchange.status(), fault)));
        }
    }

    private List<String> validate(String name, JsonNode schema, String json) {
        try {
            var value = JSON.readTree(json);
            return schemas.computeIfAbsent(name, key -> compiled(schema)).validate(value).stream()
                    .map(Object::toString)
                    .limit(5)
                    .toList();
        } catch (JsonProcessingException e) {
            return List.of("what is no JSON: " + e.getOriginalMessage());
        }
    }

    private JsonSchema compiled(JsonNode schema) {
        var whole = ((ObjectNode) schema.deepCopy());
        whole.set("components", components);
        return factory.getSchema(whole, strictly);
    }

    /** The example bodies of an operation. */
    public static Stream<JsonNode> examples(Call call) {
        var examples = new TreeMap<String, JsonNode>();
        call.operation()
                .at("/requestBody/content/application~1json/examples")
                .properties()
                .forEach(example ->
                        examples.put(example.getKey(), example.getValue().get("value")));
        return examples.values().stream();
    }
}

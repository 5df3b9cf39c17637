package org.longroll.audit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.erdtman.jcs.JsonCanonicalizer;
import org.longroll.ledger.Sha256;

/** Sealed files in which something was changed and every hash behind it made to fit. */
final class Rehashed {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final byte WITNESS = 4;

    private Rehashed() {}

    static byte[] with(byte[] file, int sequence, Consumer<ObjectNode> change) {
        var lines = lines(file);
        change.accept(lines.get(sequence));
        var hash = lines.get(1).path("previousHash").asText();
        for (var event : lines.subList(1, lines.size() - 1)) {
            event.remove("hash");
            event.put("previousHash", hash);
            hash = Sha256.of(canonical(event)).hex();
            event.put("hash", hash);
        }
        ((ObjectNode) lines.getFirst().path("head")).put("hash", hash);
        return file(lines);
    }

    static ObjectNode payload(ObjectNode event) {
        return (ObjectNode) event.path("payload");
    }

    /** So many arrays in one another. */
    static ArrayNode nested(int levels) {
        var outermost = JSON.createArrayNode();
        var inner = outermost;
        for (int level = 1; level < levels; level++) {
            inner = inner.addArray();
        }
        return outermost;
    }

    static byte[] withKey(byte[] file, int sequence, UnaryOperator<String> change) {
        return with(file, sequence, event -> payload(event)
                .put("key", change.apply(event.path("payload").path("key").asText())));
    }

    /** The same key as one of type 4, with the id that such a key has. */
    static String ofAWitness(String key) {
        var parts = key.split("\\+", 3);
        var bytes = Base64.getDecoder().decode(parts[2]);
        bytes[0] = WITNESS;
        var name = (parts[0] + "\n").getBytes(StandardCharsets.UTF_8);
        var hashed = ByteBuffer.allocate(name.length + bytes.length)
                .put(name)
                .put(bytes)
                .array();
        var id = HexFormat.of().formatHex(Arrays.copyOf(Sha256.of(hashed).toBytes(), 4));
        return parts[0] + "+" + id + "+" + Base64.getEncoder().encodeToString(bytes);
    }

    static byte[] withoutEvents(byte[] file) {
        var lines = lines(file);
        ((ObjectNode) lines.getFirst().path("head")).put("version", 0).put("hash", "0".repeat(64));
        return file(List.of(lines.getFirst(), lines.getLast()));
    }

    /** The chart's own hash does not tell a number from a string with the same digits. */
    static byte[] withANumberInTheChart(byte[] file) {
        var lines = lines(file);
        var values = (ObjectNode) lines.getLast().path("values");
        var number = values.propertyStream()
                .filter(each -> each.getValue().asText().matches("[1-9][0-9]?"))
                .findFirst()
                .orElseThrow();
        values.put(number.getKey(), Integer.parseInt(number.getValue().asText()));
        return file(lines);
    }

    private static List<ObjectNode> lines(byte[] file) {
        var lines = new ArrayList<ObjectNode>();
        for (var line : new String(file, StandardCharsets.UTF_8).split("\n")) {
            try {
                lines.add((ObjectNode) JSON.readTree(line));
            } catch (JsonProcessingException e) {
                throw new IllegalArgumentException(e);
            }
        }
        return lines;
    }

    private static byte[] file(List<ObjectNode> lines) {
        var text = new StringBuilder();
        lines.forEach(line -> text.append(canonical(line)).append('\n'));
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static String canonical(ObjectNode line) {
        try {
            return new JsonCanonicalizer(line.toString()).getEncodedString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

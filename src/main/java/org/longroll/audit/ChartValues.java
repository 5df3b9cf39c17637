package org.longroll.audit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import org.longroll.ledger.CanonicalJson;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Sha256;

/** Every value of a chart by its path. The hash is that of lines {@code path=value}, sorted by path. */
public record ChartValues(SortedMap<String, String> values) {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    public ChartValues {
        values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
    }

    public String hash() {
        var lines = new StringBuilder();
        values.forEach(
                (path, value) -> lines.append(path).append('=').append(value).append('\n'));
        return Sha256.of(lines.toString()).hex();
    }

    String toCanonicalJson() {
        return CanonicalJson.of(MAPPER.createObjectNode()
                        .put("chart", hash())
                        .set("values", MAPPER.valueToTree(values))
                        .toString())
                .text();
    }

    static ChartValues read(String line, String hash, int number) throws BrokenSeal {
        try {
            var values = new TreeMap<String, String>();
            MAPPER.readTree(line)
                    .path("values")
                    .properties()
                    .forEach(
                            value -> values.put(value.getKey(), value.getValue().asText()));
            var read = new ChartValues(values);
            if (!read.hash().equals(hash) || !read.toCanonicalJson().equals(line)) {
                throw new BrokenSeal(number, "The values of the chart were changed.");
            }
            return read;
        } catch (JsonProcessingException | IllegalArgumentException e) {
            throw new BrokenSeal(number, "Line %d does not have the values of a chart.".formatted(number), e);
        }
    }

    /** The hash of the chart that a battle was started with. */
    static String namedBy(Envelope opening) {
        try {
            return MAPPER.readTree(opening.payload().text())
                    .path("rulebook")
                    .path("chart")
                    .asText();
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a payload is canonical JSON", e);
        }
    }
}

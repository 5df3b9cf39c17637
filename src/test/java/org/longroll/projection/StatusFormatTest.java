package org.longroll.projection;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.longroll.analysis.Evenings;

/** Documents of one format have one shape: when it changes, the number has to, or every server would read old rows wrong. */
class StatusFormatTest {

    private static final Path SHAPE = Path.of("src/test/resources/status/format-%d.txt".formatted(StatusRows.FORMAT));

    @Test
    void the_documents_have_the_shape_of_their_format() throws IOException {
        var properties = new TreeSet<String>();
        for (var id : Evenings.BATTLES) {
            var fold = new JournalFold(new UUID(1, 1));
            Evenings.journal(Evenings.played(id, 5)).lines().forEach(fold::take);
            for (var rows : fold.status().values()) {
                for (var row : rows) {
                    add(properties, row.kind(), new ObjectMapper().readTree(row.document()));
                }
            }
        }
        if (System.getProperty("status.write") != null) {
            Files.write(SHAPE, properties);
        }
        assertThat(List.copyOf(properties))
                .as("Where a document changed, raise StatusRows.FORMAT, and write the shape of the new format with"
                        + " mvn test -Dtest=StatusFormatTest -Dstatus.write")
                .isEqualTo(Files.readAllLines(SHAPE));
    }

    /** Every path in a document; the keys of maps that are made of ids count as one. */
    private static void add(SortedSet<String> properties, String path, JsonNode node) {
        if (node.isObject()) {
            node.properties()
                    .forEach(property ->
                            add(properties, path + "." + name(path, property.getKey()), property.getValue()));
        } else if (node.isArray()) {
            node.forEach(item -> add(properties, path + "[]", item));
        } else {
            properties.add(path
                    + (node.isNull()
                            ? " null"
                            : node.isNumber() ? " number" : node.isBoolean() ? " boolean" : " text"));
        }
    }

    private static String name(String path, String key) {
        return List.of("players", "keyGenerations", "points").contains(path.substring(path.lastIndexOf('.') + 1))
                ? "*"
                : key;
    }
}

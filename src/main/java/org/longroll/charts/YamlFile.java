package org.longroll.charts;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.longroll.rules.Cell;
import org.longroll.rules.ChartRefused;
import org.longroll.rules.Place;

/** The single values of a chart by path. Two branches are not values: {@code notes}, and the list {@code tables}. */
final class YamlFile {

    private static final YAMLFactory FACTORY = YAMLFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private final String file;
    private final Map<String, Cell> values = new LinkedHashMap<>();
    private final Map<String, String> notes = new LinkedHashMap<>();
    private final List<String> tables = new ArrayList<>();

    private YamlFile(String file) {
        this.file = file;
    }

    static YamlFile read(String file, InputStream content) {
        var yaml = new YamlFile(file);
        try (var parser = FACTORY.createParser(content)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw ChartRefused.at(file, 1, "", "the file holds no values");
            }
            yaml.object(parser, "");
        } catch (JsonProcessingException malformed) {
            var location = malformed.getLocation();
            throw ChartRefused.at(
                    file, location == null ? 1 : location.getLineNr(), "", malformed.getOriginalMessage());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return yaml;
    }

    List<Cell> values() {
        return List.copyOf(values.values());
    }

    Map<String, String> notes() {
        return notes;
    }

    List<String> tables() {
        return tables;
    }

    /** A value of the heading; it is removed from the values that the system reads. */
    String heading(String name) {
        var cell = values.remove(name);
        if (cell == null || cell.text().isBlank()) {
            throw ChartRefused.at(file, 1, name, "is missing");
        }
        return cell.text();
    }

    private void object(JsonParser parser, String prefix) throws IOException {
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            var path = prefix + parser.currentName();
            var token = parser.nextToken();
            int line = parser.currentTokenLocation().getLineNr();
            if (token == JsonToken.START_OBJECT) {
                object(parser, path + ".");
            } else if (token == JsonToken.START_ARRAY) {
                list(parser, path, line);
            } else if (path.startsWith("notes.")) {
                notes.put(path.substring("notes.".length()), parser.getText());
            } else {
                values.put(path, new Cell(path, parser.getText(), new Place(file, line, path)));
            }
        }
    }

    private void list(JsonParser parser, String path, int line) throws IOException {
        if (!path.equals("tables")) {
            throw ChartRefused.at(file, line, path, "is a list, where one value belongs");
        }
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            tables.add(parser.getText());
        }
    }
}

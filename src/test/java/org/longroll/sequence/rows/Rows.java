package org.longroll.sequence.rows;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The rows of the list: a heading with the number of the sentence and its charts, the sentence, and below it, indented,
 * what is played and what must come of it.
 */
final class Rows {

    /** @param lines each an entry or an expectation */
    record Row(String number, List<String> charts, String sentence, List<String> lines) {}

    private static final Path FOLDER = Path.of("src/test/resources/sequence");
    private static final String HEADING = "## ";
    private static final String PLAYED = "    ";

    private Rows() {}

    static List<String> lines(String file) {
        try {
            return Files.readAllLines(FOLDER.resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A scenario that comes with the program. */
    static String scenario(String id) {
        try {
            return Files.readString(Path.of("src/main/resources/scenarios/%s.yaml".formatted(id)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The numbers of all sentences. */
    static List<String> numbers() {
        return lines("numbers.txt").stream()
                .flatMap(line -> Arrays.stream(line.split(" ")))
                .filter(number -> !number.isEmpty())
                .toList();
    }

    static List<Row> all() {
        try (var files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .flatMap(file -> in(file.getFileName().toString()).stream())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Row> in(String file) {
        var rows = new ArrayList<Row>();
        for (var line : lines(file)) {
            if (line.startsWith(HEADING)) {
                var words = Arrays.asList(line.substring(HEADING.length()).split(" "));
                rows.add(new Row(words.getFirst(), words.subList(1, words.size()), "", new ArrayList<>()));
            } else if (line.startsWith(PLAYED)) {
                rows.getLast().lines().add(line.strip());
            } else if (!line.isBlank() && !rows.isEmpty()) {
                var row = rows.removeLast();
                rows.add(new Row(row.number(), row.charts(), (row.sentence() + " " + line).strip(), row.lines()));
            }
        }
        return rows;
    }
}

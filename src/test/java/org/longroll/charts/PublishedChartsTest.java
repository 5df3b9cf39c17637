package org.longroll.charts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.longroll.rules.ChartRefused;
import org.longroll.rules.Rules;
import org.longroll.rules.RulesSystem;
import org.longroll.rules.RulesetKey;

/**
 * A published chart never changes: the first event of a battle names its hash, and a battle whose chart has another hash
 * cannot go on. A new edition is a new version beside the old one, and a new line in the list.
 */
class PublishedChartsTest {

    static final List<String> PUBLISHED = lines(Path.of("src/test/resources/charts/published.txt"));

    private static final Path FOLDERS = Path.of("src/main/resources/rulesets");

    @Test
    void every_published_chart_has_the_hash_that_battles_name() {
        var charts = RulesLibrary.read(ChartFiles.onClasspath()).all().stream()
                .map(Rules::chart)
                .filter(chart -> Files.exists(FOLDERS.resolve(chart.heading().file())))
                .map(chart -> chart.heading().key() + " " + chart.hash());
        assertThat(charts).containsExactlyInAnyOrderElementsOf(PUBLISHED);
    }

    /** Notes are not rules: a better one makes no other chart. */
    @ParameterizedTest
    @FieldSource("PUBLISHED")
    void no_line_of_a_published_chart_can_be_lost(String published) throws IOException {
        var key = key(published);
        try (var files = Files.list(FOLDERS.resolve(key.toString()))) {
            for (var file : files.toList()) {
                var lines = lines(file);
                for (int i = 0; i < lines.size() && !lines.get(i).equals("notes:"); i++) {
                    if (!lines.get(i).isBlank()) {
                        assertThat(read(key, without(file, i)))
                                .as("%s without line %d, “%s”", file, i + 1, lines.get(i))
                                .isNotEqualTo(Optional.of(published));
                    }
                }
            }
        }
    }

    /** The chart as the list names it, unless it is refused. */
    private static Optional<String> read(RulesetKey key, ChartFiles files) {
        try {
            var chart = new ChartFolder(files, key).read();
            RulesSystem.ALL.named(chart.heading().system()).read(chart);
            return Optional.of(key + " " + chart.hash());
        } catch (ChartRefused refused) {
            return Optional.empty();
        }
    }

    private static ChartFiles without(Path file, int line) {
        var left = new ArrayList<>(lines(file));
        left.remove(line);
        var content = String.join("\n", left).getBytes(StandardCharsets.UTF_8);
        return path -> FOLDERS.resolve(path).equals(file)
                ? Optional.of(new ByteArrayInputStream(content))
                : ChartFiles.onClasspath().open(path);
    }

    private static RulesetKey key(String published) {
        var parts = published.split("[/ ]");
        return RulesetKey.of(parts[0], Integer.parseInt(parts[1]));
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}

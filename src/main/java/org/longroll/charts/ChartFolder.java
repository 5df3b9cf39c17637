package org.longroll.charts;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.function.Function;
import org.longroll.rules.Chart;
import org.longroll.rules.ChartHeading;
import org.longroll.rules.ChartRefused;
import org.longroll.rules.RulesetKey;
import org.longroll.rules.Table;

/** The folder of one version of a ruleset: {@code ruleset.yaml} and the tables that it lists. */
record ChartFolder(ChartFiles files, RulesetKey key) {

    Chart read() {
        var file = key + "/ruleset.yaml";
        var yaml = open(files, file, content -> YamlFile.read(file, content));
        var heading = heading(yaml, file);
        var cells = new ArrayList<>(yaml.values());
        var tables = new ArrayList<Table>();
        for (var name : yaml.tables()) {
            var path = key + "/" + name + ".csv";
            var csv = open(files, path, content -> CsvFile.read(name, path, content));
            cells.addAll(csv.cells());
            tables.add(csv.table());
        }
        return new Chart(heading, cells, tables, yaml.notes());
    }

    private ChartHeading heading(YamlFile yaml, String file) {
        var id = yaml.heading("id");
        var version = yaml.heading("version");
        if (!key.toString().equals(id + "/" + version)) {
            throw ChartRefused.at(file, 1, "id", "the file is for " + id + "/" + version + " but stands in " + key);
        }
        return new ChartHeading(key, yaml.heading("title"), yaml.heading("system"), yaml.heading("scale"), file);
    }

    static <T> T open(ChartFiles files, String file, Function<InputStream, T> read) {
        try (var content = files.open(file).orElseThrow(() -> ChartRefused.at(file, 1, "", "the file is missing"))) {
            return read.apply(content);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}

package org.longroll.charts;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.longroll.rules.Chart;
import org.longroll.rules.ChartRefused;
import org.longroll.rules.HouseRule;
import org.longroll.rules.Rules;
import org.longroll.rules.RulesSystem;
import org.longroll.rules.RulesetId;
import org.longroll.rules.RulesetKey;

/** Every published version of every ruleset, read and checked. */
public final class RulesLibrary {

    private static final int VARIANTS_KEPT = 256;

    private record Variant(RulesetKey key, List<HouseRule> houseRules) {}

    private final Map<RulesetKey, Rules> published = new LinkedHashMap<>();
    private final Cache<Variant, Rules> variants =
            Caffeine.newBuilder().maximumSize(VARIANTS_KEPT).build();

    private RulesLibrary() {}

    /** Reads the library; throws {@link ChartRefused}, naming file, line and cell, if a chart cannot be played. */
    public static RulesLibrary read(ChartFiles files) {
        var library = new RulesLibrary();
        RulesSystem.ALL.all().forEach(system -> library.readAll(files, system));
        return library;
    }

    /** A system's rulesets, and the versions of each, are listed in a table that has the system's name. */
    private void readAll(ChartFiles files, RulesSystem system) {
        var file = system.system() + ".csv";
        var list = ChartFolder.open(files, file, content -> CsvFile.read(system.system(), file, content));
        for (var row : list.cells()) {
            var id = row.path().split("\\.")[1];
            for (var version : row.text().split(" ")) {
                var key = RulesetKey.of(id, Integer.parseInt(version));
                published.put(key, rules(new ChartFolder(files, key).read()));
            }
        }
    }

    private static Rules rules(Chart chart) {
        var heading = chart.heading();
        var system = RulesSystem.ALL
                .find(heading.system())
                .orElseThrow(() ->
                        ChartRefused.at(heading.file(), 1, "system", "no such system of rules: " + heading.system()));
        return system.read(chart);
    }

    public Collection<Rules> all() {
        return Collections.unmodifiableCollection(published.values());
    }

    /** The newest version of a ruleset. */
    public Optional<Rules> find(RulesetId id) {
        return published.values().stream()
                .filter(rules -> rules.chart().heading().key().id().equals(id))
                .reduce((older, newer) -> newer);
    }

    public Optional<Rules> find(RulesetKey key) {
        return Optional.ofNullable(published.get(key));
    }

    /** A ruleset with a club's house rules, checked like the chart itself; throws {@link ChartRefused}. */
    public Rules with(Rules rules, List<HouseRule> houseRules) {
        if (houseRules.isEmpty()) {
            return rules;
        }
        var key = rules.chart().heading().key();
        return variants.get(
                new Variant(key, List.copyOf(houseRules)),
                variant -> rules(rules.chart().with(houseRules)));
    }
}

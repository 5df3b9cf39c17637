package org.longroll.charts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.longroll.rules.Chart;

/** Our chart against the second listing: what was compared, and that it is the same. */
final class Comparison {

    private final Chart chart;
    private final Set<String> compared = new HashSet<>();

    Comparison(Chart chart) {
        this.chart = chart;
    }

    void same(String path, String listed) {
        compared.add(path);
        var cell = chart.cell(path);
        assertThat(cell).as("%s of %s", path, chart.heading().key()).isPresent();
        assertThat(plain(cell.orElseThrow().text()))
                .as("%s of %s", path, chart.heading().key())
                .isEqualTo(plain(listed));
    }

    /** Every value of ours that has a counterpart was compared; the rest are named here. */
    void nothingLeftBut(Set<String> ours) {
        var left = chart.cells().stream()
                .map(cell -> cell.path())
                .filter(path -> !compared.contains(path))
                .filter(path -> ours.stream().noneMatch(each -> path.equals(each) || path.startsWith(each + ".")))
                .toList();
        assertThat(left).as("never compared in %s", chart.heading().key()).isEmpty();
    }

    /** Two hands write the same thing differently: +1 and 1, NC and 0, 1/2 and 0.5, yes and true. */
    private static String plain(String text) {
        return switch (text) {
            case "NC", "-0" -> "0";
            case "1/2", "half-move" -> "0.5";
            case "full-action" -> "1";
            case "yes" -> "true";
            case "no" -> "false";
            default -> text.startsWith("+") ? text.substring(1) : text;
        };
    }
}

package org.longroll.charts;

import java.util.List;
import java.util.Map;

/** The morale and impact results. */
record ResultComparison(SecondListing listing, Comparison comparison) {

    private record Margin(String outcome, String roll, String from, String to) {}

    private static final Map<String, Margin> MORALE = Map.of(
            "natural-2", new Margin("natural-2", "2", "", ""),
            "natural-3", new Margin("natural-3", "3", "", ""),
            "natural-12", new Margin("natural-12", "12", "", ""),
            "5+-under", new Margin("down-2", "", "", "-5"),
            "1-4-under", new Margin("down-1", "", "-4", "-1"),
            "equal", new Margin("none", "", "0", "0"),
            "1-4-over", new Margin("up-1", "", "1", "4"),
            "5+-over", new Margin("up-2", "", "5", ""));

    void compare() {
        for (var row : listing.rows("morale-results")) {
            var line = MORALE.get(row.get("roll"));
            var path = "morale-results." + line.outcome();
            comparison.same(path + ".roll", line.roll());
            comparison.same(path + ".from", line.from());
            comparison.same(path + ".to", line.to());
            comparison.same(path + ".elite", effect(row.get("elite"), row));
            comparison.same(path + ".others", effect(row.get("others"), row));
            comparison.same(path + ".recovers", row.get("effect").startsWith("one figure") ? "1" : "0");
        }
        listing.rows("impact-results").forEach(this::impact);
    }

    private static String effect(String listed, Map<String, String> row) {
        if (listed.matches("(down|up)-\\d")) {
            return listed.substring(listed.length() - 1) + " " + listed.substring(0, listed.length() - 2);
        }
        if (listed.equals("same")) {
            return listed;
        }
        return (row.get("effect").startsWith("never improves") ? "down to " : "up to ") + listed;
    }

    private void impact(Map<String, String> row) {
        var path = "impact-results." + outcome(row);
        comparison.same(path + ".from", row.get("difference-from"));
        comparison.same(path + ".to", row.get("difference-to"));
        comparison.same(path + ".level", row.get("level").isEmpty() ? "same" : row.get("level"));
        comparison.same(path + ".falls-back", row.get("fall-back").equals("diff") ? "margin" : "no");
        comparison.same(path + ".figures-lost", figures(row));
    }

    private static String outcome(Map<String, String> row) {
        return switch (row.get("level")) {
            case "" -> row.get("difference-from").equals("0") ? "melee" : "stopped-short";
            case "disorder" -> "disordered";
            default -> row.get("level");
        };
    }

    private static String figures(Map<String, String> row) {
        if (row.get("level").equals("surrendered")) {
            return "all";
        }
        return List.of("", "0").contains(row.get("figures-lost")) ? "0" : row.get("figures-lost");
    }
}

package org.longroll.charts;

import java.util.Map;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rules.Word;

/** The maneuver table and the lists of maneuvers. */
record RffManeuverListing(SecondListing listing, Comparison comparison) {

    private static final String EITHER = "out of close range or fortified";

    void compare() {
        for (var row : listing.rows("maneuver-modifiers")) {
            var line = Word.find(ManeuverCondition.class, row.get("id"))
                    .map(condition -> condition.line().word())
                    .orElse(row.get("id"));
            comparison.same("maneuver-modifiers." + line + ".value", row.get("value"));
        }
        results();
        effects();
        for (var row : listing.rows("maneuvers-allowed")) {
            if (row.get("troops-or-guns").equals("troops")) {
                troops(row);
            } else {
                guns(row);
            }
        }
        notListed();
    }

    private void results() {
        var rows = listing.rows("maneuver-results");
        for (int i = 0; i < rows.size(); i++) {
            var row = rows.get(i);
            var path = "maneuver-results." + (i % 6 + 1);
            comparison.same(
                    path + "." + row.get("command") + (i < 6 ? "-command" : "-of-command"), RffListingTest.span(row));
            comparison.same(path + ".good-order-and-guns", row.get("good-order-and-guns"));
            comparison.same(path + ".disordered-or-broken", row.get("disordered-or-broken"));
        }
    }

    private void effects() {
        var rows = listing.rows("maneuver-effects");
        for (var row : rows) {
            var path = "maneuver-effects." + row.get("result");
            if (row.get("when").equals(EITHER)) {
                comparison.same(path + ".holds", row.get("maneuvers").equals("hold") ? "in-its-place" : "and-fires");
            } else if (row.get("when").equals("fixed")) {
                comparison.same(
                        path + ".fixed-guns-lost",
                        Boolean.toString(row.get("fixed-guns").equals("lost")));
            } else {
                plain(path, row);
            }
        }
        for (var result : rows.stream().map(row -> row.get("result")).distinct().toList()) {
            var path = "maneuver-effects." + result;
            if (none(result, "when", EITHER)) {
                comparison.same(path + ".holds", "no");
            }
            if (none(result, "when", "fixed")) {
                comparison.same(path + ".fixed-guns-lost", "no");
            }
            if (none(result, "kind", "guns")) {
                comparison.same(path + ".guns-after", "same");
                comparison.same(path + ".guns-retreat", "none");
            }
        }
    }

    private boolean none(String result, String column, String value) {
        return listing.rows("maneuver-effects").stream()
                .noneMatch(row ->
                        row.get("result").equals(result) && row.get(column).equals(value));
    }

    /** A retreat without a stated distance is full on ours, as the note there says. */
    private void plain(String path, Map<String, String> row) {
        var kind = row.get("kind");
        comparison.same(path + ".maneuvers", RffListingTest.orElse(row.get("maneuvers"), "none"));
        if (!row.get("pace").isEmpty()) {
            comparison.same(path + ".rate", row.get("pace"));
        }
        comparison.same(path + "." + kind + "-after", RffListingTest.orElse(row.get("state-after"), "same"));
        comparison.same(
                path + "." + kind + "-retreat",
                RffListingTest.orElse(row.get("retreat").replace("unstated", "full"), "none"));
        if (kind.equals("troops")) {
            comparison.same(path + ".stands-lost", RffListingTest.orElse(row.get("stands-lost"), "0"));
        }
    }

    private void troops(Map<String, String> row) {
        var maneuver = row.get("maneuver");
        var path = "troop-maneuvers." + maneuver;
        comparison.same(path + "." + row.get("result"), performance(row));
        var note = row.get("note");
        if (row.get("result").equals("tardy")) {
            comparison.same(
                    path + ".tardy-into",
                    note.startsWith("to line or extended line or garrison only")
                            ? "line extended-line garrison"
                            : "any");
        }
        if (row.get("result").equals("well-handled")) {
            comparison.same(path + ".disorders", disorders(note));
        }
    }

    private static String performance(Map<String, String> row) {
        if (!row.get("allowed").equals("yes")) {
            return "no";
        }
        if (row.get("result").equals("hasty")) {
            return row.get("note").startsWith("cavalry only") ? "cavalry-half-move" : "half-move";
        }
        boolean move = row.get("maneuver").endsWith("-move");
        return !move && row.get("move").equals("half") ? "with-half-move" : "alone";
    }

    private static String disorders(String note) {
        if (note.contains("both units disordered")) {
            return "both-if-one-is-disordered-or-green-or-on-broken-or-rough";
        }
        return note.contains("green disordered by broken or rough") ? "green-on-broken-or-rough" : "nobody";
    }

    /** What is printed in the poorer list only has an empty cell in the listing; ours prints no and lets the better list include it. */
    private void guns(Map<String, String> row) {
        var maneuver = row.get("maneuver").matches("(un)?limber") ? "limber-or-unlimber" : row.get("maneuver");
        var path = "gun-maneuvers." + maneuver;
        comparison.same(path + "." + row.get("result"), RffListingTest.orElse(row.get("allowed"), "no"));
        if (row.get("allowed").equals("yes")) {
            var byHand = row.get("note").equals("2 inches") ? "2" : "none";
            comparison.same(path + ".move", RffListingTest.orElse(row.get("move"), byHand));
        }
    }

    /** Cells that follow from a maneuver's being printed in one list only. */
    private void notListed() {
        comparison.same("troop-maneuvers.countercharge.well-handled", "no");
        comparison.same("troop-maneuvers.countercharge.tardy", "no");
        comparison.same("troop-maneuvers.countercharge.tardy-into", "any");
        comparison.same("troop-maneuvers.countercharge.disorders", "nobody");
        listing.rows("maneuvers-allowed").stream()
                .filter(row -> row.get("result").equals("well-handled"))
                .forEach(row -> {
                    if (row.get("troops-or-guns").equals("troops")) {
                        comparison.same("troop-maneuvers." + row.get("maneuver") + ".hasty", "no");
                    }
                });
    }
}

package org.longroll.charts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.longroll.rff.chart.TargetCondition;
import org.longroll.rff.chart.UnitKind;
import org.longroll.rules.Word;

/** The tables of musketry and cannonade. */
record RffFireListing(SecondListing listing, Comparison comparison) {

    private static final List<String> QUALITIES = List.of("crack", "veteran", "trained", "green");

    void compare() {
        points("musketry", "weapon", List.of(4, 8, 12, 16));
        points("cannonade", "gun", List.of(4, 12, 36, 48, 60, 72));
        pointsToModifier();
        fireModifiers();
        fireResults();
        fireEffects();
    }

    private void points(String table, String weapon, List<Integer> columns) {
        for (var row : listing.rows(table)) {
            for (int inches : columns) {
                var points = listing.rows(table).stream()
                        .filter(each -> each.get(weapon).equals(row.get(weapon)))
                        .filter(each -> Integer.parseInt(each.get("to-inches")) >= inches)
                        .map(each -> each.get("points"))
                        .findFirst();
                comparison.same(table + "-points." + row.get(weapon) + "." + inches, points.orElse("-"));
            }
        }
    }

    private void pointsToModifier() {
        var rows = listing.rows("points-to-modifier");
        for (int line = 1; line <= rows.size(); line++) {
            var row = rows.get(line - 1);
            comparison.same("fire-points." + line + ".points", RffListingTest.span(row));
            comparison.same("fire-points." + line + ".modifier", row.get("modifier"));
        }
        comparison.same("fire.further-points.each", rows.getLast().get("one-more-for-each-full"));
        for (var row : listing.rows("fire-point-modifiers")) {
            comparison.same("fire.weakened", row.get("factor"));
        }
    }

    private void fireModifiers() {
        for (var row : listing.rows("fire-modifiers")) {
            comparison.same("fire-modifiers." + fireLine(row) + ".value", row.get("value"));
        }
    }

    private static String fireLine(Map<String, String> row) {
        return switch (row.get("id")) {
            case "buck-and-ball", "sharpshooters" -> "buck-and-ball-or-sharpshooters";
            case "green-musketry" -> "green-musketry";
            case "partial", "extended-line" -> "partial-cover-or-extended-line";
            case "full", "extended-line-partial" -> "full-cover-or-extended-line-in-partial-cover";
            case "fortified" -> "fortified-position";
            default ->
                Word.find(TargetCondition.class, row.get("id"))
                        .orElseThrow()
                        .line(row.get("applies").endsWith("guns") ? UnitKind.GUNS : UnitKind.TROOPS)
                        .word();
        };
    }

    private void fireResults() {
        for (var quality : QUALITIES) {
            missing(quality);
            listing.rows("fire-results").stream()
                    .filter(row -> row.get("quality").equals(quality))
                    .forEach(row -> {
                        var path = "fire-results." + fireResultLine(row.get("result"), row.get("charge"));
                        comparison.same(path + "." + quality, RffListingTest.span(row));
                        comparison.same(path + ".result", row.get("result"));
                        comparison.same(path + ".charge", row.get("charge"));
                    });
        }
    }

    /** Lines that the listing does not have for a quality are dashes on ours. */
    private void missing(String quality) {
        for (var line : List.of("telling/checked", "telling/home", "lively/home")) {
            var parts = line.split("/");
            boolean listed = listing.rows("fire-results").stream()
                    .anyMatch(row -> row.get("quality").equals(quality)
                            && row.get("result").equals(parts[0])
                            && row.get("charge").equals(parts[1]));
            if (!listed) {
                comparison.same("fire-results." + fireResultLine(parts[0], parts[1]) + "." + quality, "-");
            }
        }
    }

    private static String fireResultLine(String result, String charge) {
        if (!result.equals("telling")) {
            return result;
        }
        return switch (charge) {
            case "checked" -> "telling-charge-checked";
            case "home" -> "telling-charge-home";
            default -> "telling-unless-cold-steel";
        };
    }

    private void fireEffects() {
        for (var row : listing.rows("fire-effects")) {
            var path = "fire-effects." + row.get("result");
            if (row.get("when").equals("musketry")) {
                comparison.same(path + ".by-musketry", "no");
                assertThat(row.get("order-after") + row.get("guns-silenced")).isEmpty();
            } else if (row.get("target-kind").equals("guns")) {
                gunEffect(path, row);
            } else {
                troopEffect(path, row);
            }
        }
        List.of("withering", "telling", "galling")
                .forEach(result -> comparison.same("fire-effects." + result + ".by-musketry", "yes"));
        comparison.same("fire-effects.desultory.by-musketry", "no");
    }

    private void troopEffect(String path, Map<String, String> row) {
        var lost = row.get("stands-lost");
        switch (row.get("when")) {
            case "already disordered" -> comparison.same(path + ".stands-lost-if-disordered", lost);
            case "not yet disordered" -> comparison.same(path + ".stands-lost", lost);
            default -> {
                comparison.same(path + ".stands-lost", lost);
                comparison.same(path + ".stands-lost-if-disordered", lost);
            }
        }
        comparison.same(path + ".troops-after", RffListingTest.orElse(row.get("order-after"), "same"));
        comparison.same(path + ".one-more-for-each-over", RffListingTest.orElse(row.get("more-for-each-over"), "none"));
    }

    private void gunEffect(String path, Map<String, String> row) {
        comparison.same(path + ".gun-stands-lost", RffListingTest.orElse(row.get("guns-wrecked"), "0"));
        comparison.same(path + ".gun-stands-struck", RffListingTest.orElse(row.get("guns-silenced"), "0"));
        var silenced = row.get("guns-silenced").isEmpty() ? "same" : "silenced";
        comparison.same(path + ".guns-after", row.get("guns-damaged").isEmpty() ? silenced : "damaged");
        comparison.same(path + ".one-more-for-each-over", RffListingTest.orElse(row.get("more-for-each-over"), "none"));
    }
}

package org.longroll.charts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.rules.RulesetId;

/** Every cell of every chart was typed twice, by two people; here the two are laid on top of each other. */
class SecondListingTest {

    private static final RulesLibrary LIBRARY = RulesLibrary.read(ChartFiles.onClasspath());
    private static final List<String> GROUNDS =
            List.of("road", "trail", "open", "broken", "light-woods", "heavy-woods", "rough");

    /** Choices of our own where chart and RULINGS are silent, or words around a figure that the listing has. */
    private static final Set<String> OURS = Set.of(
            "adjacent.road",
            "adjacent.trail",
            "countercharge",
            "fire.deliberate.long",
            "fire.deliberate.normal",
            "fire.desperation-band",
            "fire.one-figure.rounding",
            "fire.rounding",
            "fire.firer.in-buildings.lost-dice",
            "fire.firer.skirmishing-sharpshooters.firepower",
            "impact.good-order-becomes",
            "impact.routed-in-contact",
            "impact.value-rounding",
            "merge.morale",
            "pursuit-morale",
            "reform");

    @ParameterizedTest
    @ValueSource(strings = {"adf-25mm", "adf-15mm", "adf-15mm-2014", "adf-10mm"})
    void every_cell_is_the_same_in_the_second_listing(String ruleset) {
        var chart = LIBRARY.find(new RulesetId(ruleset)).orElseThrow().chart();
        var listing = new SecondListing(ruleset);
        var comparison = new Comparison(chart);
        weapons(listing, comparison);
        infantryFormations(listing, comparison);
        cavalryFormations(listing, comparison);
        guns(listing, comparison);
        gunMovement(listing, comparison);
        fireResults(listing, comparison);
        bmpAndLevels(listing, comparison);
        new ModifierComparison(listing, comparison).compare();
        new ResultComparison(listing, comparison).compare();
        new SingleValueComparison(listing, comparison).compare(chart);
        comparison.nothingLeftBut(OURS);
    }

    @Test
    void a_slip_of_either_hand_shows() {
        var chart = LIBRARY.find(new RulesetId("adf-15mm")).orElseThrow().chart();
        assertThatThrownBy(() -> new Comparison(chart).same("guns.napoleon.range", "12"))
                .isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> new Comparison(chart).nothingLeftBut(OURS)).isInstanceOf(AssertionError.class);
    }

    private static void weapons(SecondListing listing, Comparison comparison) {
        var smoothbores = Set.of("smoothbore-musket", "smoothbore-flintlock");
        for (var row : listing.rows("infantry-weapons")) {
            var path = "infantry-weapons." + row.get("weapon");
            comparison.same(path + ".range", row.get("range-normal-inches"));
            comparison.same(path + ".smoothbore", Boolean.toString(smoothbores.contains(row.get("weapon"))));
            firepower(row, path, comparison);
        }
        for (var row : listing.rows("cavalry-weapons")) {
            var path = "cavalry-weapons." + row.get("weapon");
            comparison.same(path + ".range", row.get("range-normal-inches"));
            comparison.same(path + ".point-blank-only", row.get("point-blank-only"));
            firepower(row, path, comparison);
        }
    }

    private static void firepower(Map<String, String> row, String path, Comparison comparison) {
        IntStream.rangeClosed(2, 8).forEach(figures -> comparison.same(path + "." + figures, row.get("fp-" + figures)));
    }

    private static void infantryFormations(SecondListing listing, Comparison comparison) {
        for (var row : listing.rows("infantry-formations")) {
            var path = "infantry-formations." + row.get("formation-or-state");
            comparison.same(path + ".cmm", row.get("cmm"));
            GROUNDS.forEach(ground -> comparison.same(path + "." + ground, row.get(ground)));
        }
    }

    private static void cavalryFormations(SecondListing listing, Comparison comparison) {
        var rows = listing.rows("cavalry-formations");
        for (int i = 0; i < rows.size(); i += 2) {
            var mounted = rows.get(i);
            var dismounted = rows.get(i + 1);
            assertThat(List.of(mounted.get("mounted"), dismounted.get("mounted")))
                    .containsExactly("true", "false");
            var path = "cavalry-formations." + mounted.get("formation-or-state");
            comparison.same(path + ".cmm-mounted", mounted.get("cmm"));
            comparison.same(path + ".cmm-dismounted", dismounted.get("cmm"));
            for (var ground : GROUNDS) {
                comparison.same(path + "." + ground, pair(mounted.get(ground), dismounted.get(ground)));
            }
        }
    }

    /** One printed cell of two figures; words and dice are printed once for both. */
    private static String pair(String first, String second) {
        return first.matches("\\d+") ? first + "-" + second : first;
    }

    private static void guns(SecondListing listing, Comparison comparison) {
        for (var row : listing.rows("guns")) {
            var path = "guns." + row.get("gun");
            comparison.same(path + ".range", row.get("range-normal-inches"));
            comparison.same(path + ".bore", row.get("kind").replace("neither", "mixed"));
            for (int sections = 1; sections <= 3; sections++) {
                comparison.same(
                        path + "." + sections,
                        row.get("fp-" + sections + "-us") + "-" + row.get("fp-" + sections + "-cs"));
            }
        }
        List.of("bore", "range", "1", "2", "3").forEach(cell -> comparison.same("guns.routed." + cell, "none"));
    }

    private static void gunMovement(SecondListing listing, Comparison comparison) {
        var rows = listing.rows("gun-movement");
        for (int i = 0; i + 1 < rows.size(); i += 2) {
            var limbered = rows.get(i);
            var unlimbered = rows.get(i + 1);
            assertThat(List.of(limbered.get("formation"), unlimbered.get("formation")))
                    .containsExactly("limbered", "unlimbered");
            for (var ground : GROUNDS) {
                comparison.same(
                        "gun-movement." + limbered.get("gun-or-class") + "." + ground,
                        limbered.get(ground) + "-" + unlimbered.get(ground));
            }
        }
        var routed = rows.getLast();
        for (var ground : GROUNDS) {
            var listed = routed.get(ground);
            comparison.same("gun-movement.routed." + ground, listed.matches("\\d+") ? listed + " inches" : listed);
        }
    }

    private static void fireResults(SecondListing listing, Comparison comparison) {
        for (var row : listing.rows("fire-results")) {
            row.forEach((column, result) -> {
                if (!column.equals("firer")) {
                    comparison.same("fire-results." + row.get("firer") + "." + column, result.replace("none", ""));
                }
            });
        }
    }

    private static void bmpAndLevels(SecondListing listing, Comparison comparison) {
        for (var row : listing.rows("bmp")) {
            List.of("none-lost", "some-lost", "last-stand")
                    .forEach(column -> comparison.same("bmp." + row.get("quality") + "." + column, row.get(column)));
        }
        listing.values("morale-levels", "level", "modifier")
                .forEach((level, modifier) -> comparison.same("morale.levels." + level, modifier));
    }
}

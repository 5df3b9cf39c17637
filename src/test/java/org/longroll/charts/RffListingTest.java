package org.longroll.charts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.longroll.rules.RulesetId;
import org.longroll.rules.Word;
import org.longroll.rules.rff.chart.GunManeuver;
import org.longroll.rules.rff.chart.TargetCondition;
import org.longroll.rules.rff.chart.UnitKind;

/** The Regimental Fire and Fury chart against a listing by somebody who had not seen our data. */
class RffListingTest {

    private static final List<String> GROUNDS = List.of("open", "broken", "rough", "road");
    private static final List<String> QUALITIES = List.of("crack", "veteran", "trained", "green");

    /** Choices of our own where chart and RULINGS are silent, or columns that say a printed thing a second time. */
    private static final Set<String> OURS = Set.of(
            "maneuver-effects.hasty",
            "maneuver-effects.fall-back.rate",
            "maneuver-effects.rally.rate",
            "maneuver-effects.wavering.rate",
            "maneuver-effects.panic.rate",
            "maneuver-effects.rout.rate",
            "maneuver.well-handled-includes-tardy",
            "charge-losers.falter.guns-after",
            "charge-losers.recoil.guns-after",
            "charge-losers.repulsed.guns-after",
            "charge.outflanked-over-fortified",
            "fire.rounding",
            "fire.massed-target-steps",
            // The listing has the player alone; the enemy's countercharging units are moved in the same step.
            "turn-sequence.maneuver-units.by");

    private final SecondListing listing = new SecondListing("rff");
    private final Comparison comparison = new Comparison(RulesLibrary.read(ChartFiles.onClasspath())
            .find(new RulesetId("rff"))
            .orElseThrow()
            .chart());

    @Test
    void every_cell_is_the_same_in_the_second_listing() {
        points("musketry", "weapon", List.of(4, 8, 12, 16));
        points("cannonade", "gun", List.of(4, 12, 36, 48, 60, 72));
        pointsToModifier();
        fireModifiers();
        fireResults();
        fireEffects();
        movementRates();
        commandRadius();
        fallenLeader();
        turn();
        new RffManeuverListing(listing, comparison).compare();
        new RffChargeListing(listing, comparison).compare();
        singleValues();
        comparison.nothingLeftBut(ours());
    }

    /** What guns must be in to carry out a maneuver is in its printed name, and not a column of the listing. */
    private static Set<String> ours() {
        var ours = new HashSet<>(OURS);
        for (var maneuver : GunManeuver.values()) {
            ours.add("gun-maneuvers." + maneuver.word() + ".from");
            ours.add("gun-maneuvers." + maneuver.word() + ".silenced-guns");
        }
        return ours;
    }

    static String span(Map<String, String> row) {
        var from = row.get("from");
        var to = row.get("to");
        if (to.isEmpty()) {
            return from + " or more";
        }
        return from.isEmpty() ? to + " or less" : from.equals(to) ? from : from + " to " + to;
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
            comparison.same("fire-points." + line + ".points", span(row));
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
                        comparison.same(path + "." + quality, span(row));
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
        comparison.same(path + ".troops-after", orElse(row.get("order-after"), "same"));
        comparison.same(path + ".one-more-for-each-over", orElse(row.get("more-for-each-over"), "none"));
    }

    private void gunEffect(String path, Map<String, String> row) {
        comparison.same(path + ".gun-stands-lost", orElse(row.get("guns-wrecked"), "0"));
        comparison.same(path + ".gun-stands-struck", orElse(row.get("guns-silenced"), "0"));
        var silenced = row.get("guns-silenced").isEmpty() ? "same" : "silenced";
        comparison.same(path + ".guns-after", row.get("guns-damaged").isEmpty() ? silenced : "damaged");
        comparison.same(path + ".one-more-for-each-over", orElse(row.get("more-for-each-over"), "none"));
    }

    static String orElse(String listed, String otherwise) {
        return listed.isEmpty() ? otherwise : listed;
    }

    private void movementRates() {
        var rows = listing.rows("movement-rates");
        for (int i = 0; i < rows.size(); i++) {
            var row = rows.get(i);
            var line = "movement-rates." + rateLine(row);
            if (row.get("pace").isEmpty()) {
                GROUNDS.forEach(ground -> comparison.same(line + "." + ground, row.get(ground)));
            } else if (row.get("pace").equals("full")) {
                var quick = rows.get(i + 1);
                assertThat(quick.get("pace")).isEqualTo("double-quick");
                GROUNDS.forEach(ground -> comparison.same(
                        line + "." + ground,
                        row.get(ground).isEmpty() ? "-" : row.get(ground) + "/" + quick.get(ground)));
            }
        }
    }

    private static String rateLine(Map<String, String> row) {
        var formation =
                switch (row.get("formation")) {
                    case "field-column", "extended-line" -> "field-column-or-extended-line";
                    default -> row.get("formation");
                };
        return formation.isEmpty() ? row.get("kind") : row.get("kind") + "-" + formation;
    }

    private void commandRadius() {
        for (var row : listing.rows("command-radius")) {
            var sight =
                    switch (row.get("id")) {
                        case "twilight", "fog" -> "twilight-or-fog";
                        default -> row.get("id");
                    };
            comparison.same("command-radius." + sight + ".inches", orElse(row.get("inches"), "contiguous"));
        }
    }

    /** The listing has the contract's words for two fates, our data those of the worked cases. */
    private void fallenLeader() {
        for (var row : listing.rows("fallen-leader")) {
            var fate =
                    switch (row.get("result")) {
                        case "staff-struck" -> "staff-officer-struck";
                        case "unscathed" -> "ignores-the-fire";
                        default -> row.get("result");
                    };
            comparison.same("fallen-leader." + fate + ".die", span(row));
            comparison.same("fallen-leader." + fate + ".effect", row.get("effect"));
        }
    }

    private void turn() {
        var steps = Map.of(
                "maneuver 1", "replace-detach-attach-leaders",
                "maneuver 2a", "maneuver-check",
                "maneuver 2b", "declare-charges",
                "maneuver 2c", "maneuver-units",
                "maneuver 2d", "move-detached-leaders",
                "musketry-and-cannonade 1", "defensive-fire",
                "musketry-and-cannonade 2", "offensive-fire",
                "charge 1", "charge-combat",
                "charge 2", "breakthrough-moves",
                "charge 3", "breakthrough-combat");
        for (var row : listing.rows("phases")) {
            var step = row.get("step");
            var path = "turn-sequence." + steps.get(row.get("phase") + " " + step);
            comparison.same(path + ".phase", row.get("phase"));
            comparison.same(path + ".repeated", row.get("repeated"));
            if (!step.equals("2c")) {
                comparison.same(path + ".by", step.equals("2b") ? "both" : row.get("who"));
            }
        }
    }

    private void singleValues() {
        var values = listing.values("single-values", "id", "value");
        Map.ofEntries(
                        Map.entry("die-sides", "die.sides"),
                        Map.entry("die-zero-reads", "die.zero-reads"),
                        Map.entry("men-per-troop-stand", "scales.men-per-troop-stand"),
                        Map.entry("guns-per-gun-stand", "scales.guns-per-gun-stand"),
                        Map.entry("yards-per-inch", "scales.yards-per-inch"),
                        Map.entry("minutes-per-turn-low", "scales.minutes-per-turn.from"),
                        Map.entry("minutes-per-turn-high", "scales.minutes-per-turn.to"),
                        Map.entry("close-range-inches", "close-range-inches"),
                        Map.entry("canister-inches", "canister-inches"),
                        Map.entry("command-radius-inches", "command-radius.clear-line-of-sight.inches"),
                        Map.entry("command-radius-hindered-inches", "command-radius.dense-woods.inches"),
                        Map.entry("outflanked-within-inches", "maneuver.outflanked-inches"),
                        Map.entry("hand-haul-inches", "gun-maneuvers.hand-haul.move"),
                        Map.entry("half-move-share", "maneuver.half-move"),
                        Map.entry("countercharge-move-share", "maneuver.half-move"),
                        Map.entry("breakthrough-move-share", "charge.breakthrough"),
                        Map.entry("recall-move-share", "charge.recall"),
                        Map.entry("rout-stands-lost", "maneuver-effects.rout.stands-lost"),
                        Map.entry("rout-more-for-each-below", "maneuver.rout.one-more-for-each-under"),
                        Map.entry("fire-point-factor", "fire.weakened"),
                        Map.entry("fewest-fire-points", "fire.least-points"),
                        Map.entry("fire-modifier-step-points", "fire.further-points.each"),
                        Map.entry("fire-modifier-step", "fire.further-points.modifier"),
                        Map.entry("charge-checked-retreat-inches", "fire.charge-checked-inches"),
                        Map.entry("massed-target-inches", "fire.massed-target-inches"),
                        Map.entry("low-on-ammunition-die", "fire.low-on-ammunition.die"),
                        Map.entry("low-on-ammunition-firing-share", "fire.low-on-ammunition.firing-share"),
                        Map.entry("fallen-leader-check-die", "fire.fallen-leader-die"),
                        Map.entry("fallen-leader-check-inches", "fire.leader-within-inches"),
                        Map.entry("odds-2-1-ratio", "charge.outnumbered.2-to-1"),
                        Map.entry("odds-3-1-ratio", "charge.outnumbered.3-to-1"),
                        Map.entry("hard-pressed-retreat-inches", "charge.retreat-inches"),
                        Map.entry("hard-pressed-fortified-attacker-retreat-inches", "charge.retreat-inches"),
                        Map.entry("falter-retreat-inches", "charge.retreat-inches"))
                .forEach((id, path) -> comparison.same(path, values.get(id)));
        assertThat(values.get("odds-3-2-ratio")).isEqualTo("1.5");
        comparison.same("charge.outnumbered.3-to-2", "3/2");
    }
}

package org.longroll.charts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.longroll.rff.chart.Maneuver.GunManeuver;
import org.longroll.rules.RulesetId;

/** The Regimental Fire and Fury chart against a listing by somebody who had not seen our data. */
class RffListingTest {

    private static final List<String> GROUNDS = List.of("open", "broken", "rough", "road");

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

    /** The listing's names for single values, and our paths. */
    private static final Map<String, String> SINGLE_VALUES = Map.ofEntries(
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
            Map.entry("falter-retreat-inches", "charge.retreat-inches"));

    private final SecondListing listing = new SecondListing("rff");
    private final Comparison comparison = new Comparison(RulesLibrary.read(ChartFiles.onClasspath())
            .find(new RulesetId("rff"))
            .orElseThrow()
            .chart());

    @Test
    void every_cell_is_the_same_in_the_second_listing() {
        new RffFireListing(listing, comparison).compare();
        movementRates();
        commandRadius();
        fallenLeader();
        turn();
        new RffManeuverListing(listing, comparison).compare();
        new RffChargeListing(listing, comparison).compare();
        singleValues();
        comparison.nothingLeftBut(ours());
    }

    @Test
    void a_slip_of_either_hand_is_found() {
        assertThatThrownBy(() -> comparison.same("cannonade-points.LH.36", "2"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("cannonade-points.LH.36");
        assertThatThrownBy(() -> comparison.nothingLeftBut(ours()))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("fallen-leader.shot-dead.die");
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
        SINGLE_VALUES.forEach((id, path) -> comparison.same(path, values.get(id)));
        assertThat(values.get("odds-3-2-ratio")).isEqualTo("1.5");
        comparison.same("charge.outnumbered.3-to-2", "3/2");
    }
}

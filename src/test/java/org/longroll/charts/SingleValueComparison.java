package org.longroll.charts;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.longroll.rules.Chart;

/** The values outside the tables. */
record SingleValueComparison(SecondListing listing, Comparison comparison) {

    private static final Map<String, List<String>> PATHS = Map.ofEntries(
            entry("yards-per-inch-low", List.of("scales.yards-per-inch.from")),
            entry("yards-per-inch-high", List.of("scales.yards-per-inch.to")),
            entry("minutes-per-turn", List.of("scales.minutes-per-turn")),
            entry("men-per-infantry-figure", List.of("scales.men-per-infantry-figure")),
            entry("men-per-cavalry-figure", List.of("scales.men-per-cavalry-figure")),
            entry("sections-per-crew-figure", List.of("scales.sections-per-crew-figure")),
            entry("actions-per-active-unit", List.of("turn.actions")),
            entry("reactions-per-unit", List.of("turn.reactions")),
            entry("reaction-trigger-move-inches", List.of("turn.reaction-to-move-inches")),
            entry("reaction-near-inches", List.of("turn.reaction-to-anything-inches")),
            entry("leaders-move-first", List.of("turn.leaders-move-first")),
            entry("leader-killed-on", List.of("leaders.casualty-die")),
            entry("dice-long", List.of("fire.dice.long")),
            entry("dice-normal", List.of("fire.dice.normal")),
            entry("dice-short-infantry-and-cavalry", List.of("fire.dice.short")),
            entry("dice-short-artillery", List.of("fire.dice.short")),
            entry("dice-point-blank", List.of("fire.dice.point-blank")),
            entry("mounted-point-blank-dice-weapon", List.of("fire.dice.point-blank")),
            entry("dice-melee", List.of("fire.dice.melee")),
            entry("dice-desperation", List.of("fire.dice.desperation")),
            entry("dice-canister-smoothbore", List.of("fire.dice.canister.smoothbore")),
            entry("dice-canister-rifled", List.of("fire.dice.canister.rifled")),
            entry("dice-canister-mixed", List.of("fire.dice.canister.mixed")),
            entry("dice-close-canister-smoothbore", List.of("fire.dice.close-canister.smoothbore")),
            entry("dice-close-canister-rifled", List.of("fire.dice.close-canister.rifled")),
            entry("dice-close-canister-mixed", List.of("fire.dice.close-canister.mixed")),
            entry("long-range-times-normal", List.of("fire.bands.long")),
            entry("short-inches-infantry", List.of("fire.bands.short-inches")),
            entry("short-inches-cavalry", List.of("fire.bands.short-inches")),
            entry("short-artillery-times-normal", List.of("fire.bands.artillery-short")),
            entry("canister-inches", List.of("fire.bands.canister-inches")),
            entry("close-canister-inches", List.of("fire.bands.point-blank-inches")),
            entry("point-blank-inches", List.of("fire.bands.point-blank-inches")),
            entry("fp-factor-disorder", List.of("fire.firer.disorder.firepower")),
            entry("fp-factor-shaken", List.of("fire.firer.shaken.firepower")),
            entry("fp-factor-skirmishers", List.of("fire.firer.skirmishers.firepower")),
            entry("fp-factor-out-of-buildings", List.of("fire.firer.in-buildings.firepower")),
            entry("fp-factor-one-figure-of-fp-2", List.of("fire.one-figure.share")),
            entry("dice-lost-disorder", List.of("fire.firer.disorder.lost-dice")),
            entry("dice-lost-shaken", List.of("fire.firer.shaken.lost-dice")),
            entry("dice-lost-skirmishers", List.of("fire.firer.skirmishers.lost-dice")),
            entry("dice-lost-skirmishing-sharpshooters", List.of("fire.firer.skirmishing-sharpshooters.lost-dice")),
            entry("combined-units", List.of("fire.combined.units")),
            entry("combined-infantry-figures", List.of("fire.combined.infantry.strength")),
            entry("combined-infantry-fp", List.of("fire.combined.infantry.firepower")),
            entry("combined-cavalry-figures", List.of("fire.combined.cavalry.strength")),
            entry("combined-cavalry-fp", List.of("fire.combined.cavalry.firepower")),
            entry("combined-artillery-sections", List.of("fire.combined.artillery.strength")),
            entry("combined-artillery-fp", List.of("fire.combined.artillery.firepower")),
            entry("deliberate-fire-actions", List.of("fire.deliberate.actions")),
            entry(
                    "pass-through-inches",
                    List.of("fire.pass-through.infantry-inches", "fire.pass-through.cavalry-inches")),
            entry("pass-through-inches-artillery", List.of("fire.pass-through.artillery-inches")),
            entry("pass-through-dice-lost-each-target", List.of("fire.pass-through.lost-dice")),
            entry("fire-arc-degrees", List.of("fire.arc-degrees")),
            entry("target-good-counted", List.of("fire.target-modifiers.best")),
            entry("target-bad-counted", List.of("fire.target-modifiers.worst")),
            entry("mmp-min", List.of("morale.mmp.least")),
            entry("mmp-max", List.of("morale.mmp.most")),
            entry("morale-good-counted", List.of("morale.modifiers.best")),
            entry("morale-bad-counted", List.of("morale.modifiers.worst")),
            entry("leader-over-and-above-two-best", List.of("morale.leader-over-and-above")),
            entry("artillery-bmp-per-section-lost", List.of("morale.section-lost")),
            entry("behind-friends-inches", List.of("morale.behind-friends-inches")),
            entry("enemy-near-inches", List.of("morale.enemy-near.inches")),
            entry("brigade-eliminated-max", List.of("morale.eliminated-in-brigade-most")),
            entry("support-max", List.of("morale.support.most")),
            entry("support-max-in-charge", List.of("morale.support.most-in-charge")),
            entry("support-max-in-impact", List.of("morale.support.most-in-impact")),
            entry("fall-back-times-foot-and-guns", List.of("morale.fall-back.on-foot")),
            entry("fall-back-times-mounted", List.of("morale.fall-back.mounted")),
            entry("merged-figures-max", List.of("merge.most-figures")),
            entry("cavalry-disengage-times-disorder", List.of("movement.cavalry-disengage")),
            entry("command-radius-times-lb", List.of("leaders.command-radius")),
            entry("reaction-radius-times-lb", List.of("leaders.reaction-radius")),
            entry("charge-bonus-times-routed-dice", List.of("charge.bonus")),
            entry("pre-impact-check-inches", List.of("charge.check-at-inches")),
            entry("impact-value-per-infantry-figure", List.of("impact.value.infantry")),
            entry("impact-value-per-cavalry-figure", List.of("impact.value.cavalry")),
            entry("impact-value-per-section", List.of("impact.value.artillery")),
            entry("impact-artillery-cmm", List.of("impact.artillery-cmm")),
            entry("stop-short-inches-per-pip", List.of("impact.stop-short-inches")),
            entry("stop-short-volley", List.of("impact.stop-short-volley")),
            entry("losing-attacker-inches-less", List.of("impact.losing-attacker.inches-less")),
            entry("losing-attacker-figures-less", List.of("impact.losing-attacker.figures-less")),
            entry("losing-attacker-worst-level", List.of("impact.losing-attacker.worst")),
            entry("follow-inches-less-than-fall-back", List.of("impact.follow-inches-less")));

    /** Facts that are the shape of our tables or of the calculation, not values of the chart. */
    private static final Set<String> SHAPE = Set.of(
            "die-sides",
            "sections-per-battery",
            "reacting-units-or-groups-per-trigger",
            "leader-loss-die-per-hit",
            "fp-one-figure-rifle-musket",
            "figures-in-firepower-table",
            "sections-in-firepower-table",
            "behind-skirmishers-inches",
            "support-per-unit",
            "neighbour-check-inches",
            "natural-12-figures-back",
            "competence-die",
            "competence-passes",
            "leader-moves-as",
            "leader-bonus-movement-inches",
            "move-legs-sum-max",
            "artillery-disengage",
            "routed-artillery-odd",
            "routed-artillery-heavy-woods-inches",
            "charge-actions",
            "stop-short-dice");

    void compare(Chart chart) {
        var listed = listing.values("single-values", "id", "value");
        listed.forEach(this::compare);
        comparison.same("competence-test", Boolean.toString(listed.containsKey("competence-die")));
        comparison.same("adjacent.to-leader-at-most", listed.getOrDefault("adjacent-to-leader-inches", "1"));
        comparison.same("fire-effects.none.hits", "0");
        comparison.same("fire-effects.none.check", "none");
        List.of("MC", "1MC", "2MC").forEach(check -> comparison.same("fire-effects." + check + ".hits", "0"));
        var pistol = listed.get("mounted-point-blank-dice-pistol-instead");
        comparison.same("fire.mounted.pistol-dice", pistol == null ? "4" : pistol);
        enemyNear();
        assertThat(chart.cell("fire.mounted.fires-with").orElseThrow().text())
                .isEqualTo(pistol == null ? "weapon-and-pistol" : "weapon-or-pistol");
    }

    private void compare(String id, String value) {
        if (SHAPE.contains(id)) {
            return;
        }
        var dice = value.endsWith("D6") ? value.substring(0, 1) : value;
        switch (id) {
            case "morale-dice" -> comparison.same("morale.dice", dice);
            case "fiv-dice" -> comparison.same("impact.dice", dice);
            case "routed-artillery-even" -> comparison.same("movement.guns-lost-on", "even");
            case "mounted-point-blank-adds-pistol-fp" ->
                comparison.same(
                        "fire.mounted.fires-with", value.equals("true") ? "weapon-and-pistol" : "weapon-or-pistol");
            default -> byFamily(id, value);
        }
    }

    private void byFamily(String id, String value) {
        if (id.startsWith("check-modifier-")) {
            comparison.same("fire-effects." + id.substring("check-modifier-".length()) + ".check", value);
        } else if (id.startsWith("hits-")) {
            comparison.same("fire-effects." + id.substring("hits-".length()) + ".hits", value);
        } else if (id.startsWith("change-formation-")) {
            comparison.same("formation-change." + id.substring("change-formation-".length()), value);
        } else if (id.startsWith("limber-") || id.startsWith("mount-")) {
            comparison.same("limber-or-mount." + id.substring(id.indexOf('-') + 1), value);
        } else if (id.startsWith("disorder-point-")) {
            comparison.same("charge.disorder-point." + id.substring("disorder-point-".length()), value);
        } else if (id.startsWith("adjacent-") && !id.equals("adjacent-to-leader-inches")) {
            comparison.same("adjacent." + id.substring("adjacent-".length()).replace("-inches", ""), value);
        } else if (!id.equals("mounted-point-blank-dice-pistol-instead") && !id.equals("adjacent-to-leader-inches")) {
            var paths = PATHS.get(id);
            assertThat(paths).as("counterpart of %s", id).isNotNull();
            paths.forEach(path -> comparison.same(path, id.startsWith("support-") ? value.substring(1) : value));
        }
    }

    private void enemyNear() {
        var applies = listing.rows("morale-modifiers").stream()
                .filter(row -> row.get("id").equals("enemy-near"))
                .map(row -> row.get("applies"))
                .findFirst()
                .orElseThrow();
        comparison.same("morale.enemy-near.counts", applies.contains("infantry only") ? "infantry" : "any-arm");
        comparison.same("morale.enemy-near.shaken-counts", Boolean.toString(!applies.contains("not shaken")));
        comparison.same("morale.enemy-near.skirmishing-counts", Boolean.toString(!applies.contains("not skirmishing")));
    }
}

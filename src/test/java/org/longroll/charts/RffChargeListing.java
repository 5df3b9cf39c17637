package org.longroll.charts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.longroll.rff.chart.ChargeCondition;
import org.longroll.rules.Word;

/** The charge table. The listing has a row for each printed clause; ours has a column for each. */
record RffChargeListing(SecondListing listing, Comparison comparison) {

    private static final String BY_CAVALRY = "defeated by cavalry or outflanked";

    void compare() {
        for (var row : listing.rows("charge-modifiers")) {
            comparison.same("charge-modifiers." + line(row.get("id")) + ".value", row.get("value"));
            Word.find(ChargeCondition.class, row.get("id"))
                    .ifPresent(condition -> assertThat(condition.lostInStruggle())
                            .as(row.get("id"))
                            .isEqualTo(row.get("lost-in-struggle").equals("yes")));
        }
        for (var row : listing.rows("charge-results")) {
            var result = row.get("result");
            var loser = loser(result, row);
            comparison.same("charge-results." + result + ".difference", RffListingTest.span(row));
            comparison.same("charge-results." + result + ".loser", loser);
            loserLine(result, loser.equals("both") ? "defender" : loser);
            if (!loser.equals("both")) {
                winnerLine(result, loser.equals("attacker") ? "defender" : "attacker");
            }
        }
    }

    private static String line(String id) {
        return switch (id) {
            case "outnumbered-3-2" -> "outnumbered-3-to-2";
            case "outnumbered-2-1" -> "outnumbered-2-to-1";
            case "outnumbered-3-1" -> "outnumbered-3-to-1";
            case "cavalry-rough-ground", "mounted-infantry", "stationary-cavalry" ->
                "cavalry-rough-ground-or-stationary";
            default ->
                Word.find(ChargeCondition.class, id)
                        .map(condition -> condition.line().word())
                        .orElse(id);
        };
    }

    private static String loser(String result, Map<String, String> row) {
        if (result.equals("desperate-struggle")) {
            return "both";
        }
        return row.get("from").isEmpty() || row.get("from").startsWith("-") ? "attacker" : "defender";
    }

    /** The first clause of a side that fits and has something in the column. */
    private Optional<String> clause(String result, String side, List<String> kinds, List<String> whens, String column) {
        return listing.rows("charge-effects").stream()
                .filter(row ->
                        row.get("result").equals(result) && row.get("side").equals(side))
                .filter(row -> kinds.contains(row.get("kind")) && whens.contains(row.get("when")))
                .map(row -> row.get(column))
                .filter(cell -> !cell.isEmpty())
                .findFirst();
    }

    private void loserLine(String result, String side) {
        var path = "charge-losers." + result;
        var troops = List.of("any", "troops");
        var guns = side.equals("defender") ? List.of("any", "guns") : List.<String>of();
        var plain = List.of("", "not yet disordered");
        var lost = clause(result, side, troops, plain, "stands-lost").orElse("0");
        comparison.same(path + ".stands-lost", lost);
        comparison.same(
                path + ".stands-lost-if-disordered",
                clause(result, side, troops, List.of("already disordered"), "stands-lost")
                        .orElse(lost));
        comparison.same(
                path + ".gun-stands-lost",
                clause(result, side, guns, plain, "stands-lost").orElse("0"));
        comparison.same(
                path + ".gun-stands-damaged",
                clause(result, side, guns, plain, "guns-damaged").orElse("0"));
        comparison.same(
                path + ".one-more-for-each-over",
                clause(result, side, troops, plain, "more-for-each-over").orElse("none"));
        comparison.same(
                path + ".troops-after",
                clause(result, side, troops, plain, "order-or-gun-state").orElseThrow());
        clause(result, side, guns, plain, "order-or-gun-state")
                .ifPresent(state -> comparison.same(path + ".guns-after", state));
        comparison.same(path + ".retreat", retreat(clause(result, side, troops, plain, "retreat")));
        var gunsRetreat = clause(result, side, guns, plain, "retreat");
        comparison.same(path + ".guns-retreat", retreat(gunsRetreat));
        assertThat(clause(result, side, guns, List.of("fixed"), "fixed-guns").isPresent())
                .as("fixed guns are lost wherever guns retreat: %s", result)
                .isEqualTo(gunsRetreat.isPresent());
        conditional(path, result, side, troops);
    }

    private void conditional(String path, String result, String side, List<String> troops) {
        var byCavalry = clause(result, side, troops, List.of(BY_CAVALRY), "order-or-gun-state");
        var outflanked = clause(result, side, troops, List.of("outflanked"), "order-or-gun-state");
        comparison.same(
                path + ".broken-if",
                byCavalry.isPresent()
                        ? "outflanked-or-beaten-by-cavalry"
                        : outflanked.isPresent() ? "outflanked" : "never");
        comparison.same(
                path + ".stands-lost-then",
                clause(result, side, troops, List.of(BY_CAVALRY), "stands-lost-more")
                        .orElse("0"));
        comparison.same(
                path + ".holds-if-fortified",
                clause(result, side, troops, List.of("fortified"), "position").isPresent() ? "yes" : "no");
        comparison.same(
                path + ".cavalry-recall",
                clause(result, side, List.of("cavalry"), List.of("1st combat"), "recall")
                                .isPresent()
                        ? "first-combat"
                        : "no");
        comparison.same(
                path + ".leader-check",
                clause(result, side, troops, List.of("leader attached"), "fallen-leader-check")
                        .orElse("no"));
    }

    private static String retreat(Optional<String> listed) {
        return listed.map(retreat -> retreat.replace("2-inches", "short")).orElse("none");
    }

    private void winnerLine(String result, String side) {
        var path = "charge-winners." + result;
        var troops = List.of("any", "troops");
        var cavalry = List.of("cavalry");
        var first = List.of("1st combat");
        var always = clause(result, side, troops, List.of("", "2nd combat"), "position")
                .orElseThrow();
        var plain = always.equals("carries") ? "carry" : "hold";
        var advance = clause(result, side, troops, first, "breakthrough").isPresent() ? "breakthrough" : plain;
        comparison.same(path + ".first-combat", advance);
        comparison.same(path + ".second-combat", plain);
        comparison.same(
                path + ".cavalry-first-combat",
                clause(result, side, cavalry, first, "breakthrough").isPresent()
                        ? "breakthrough"
                        : clause(result, side, cavalry, first, "recall").isPresent() ? "carry-or-recall" : advance);
        var counter = List.of("countercharging");
        comparison.same(
                path + ".countercharging-cavalry",
                clause(result, side, cavalry, counter, "recall").isPresent()
                                && clause(result, side, cavalry, counter, "position")
                                        .isPresent()
                        ? "carry-or-recall"
                        : "-");
        comparison.same(
                path + ".if-loser-holds",
                clause(result, side, troops, List.of("defender fortified"), "retreat")
                        .map(retreat -> "retreat-" + retreat(Optional.of(retreat)))
                        .orElse("-"));
        disorder(path, result, side, troops);
    }

    private void disorder(String path, String result, String side, List<String> troops) {
        var state = "order-or-gun-state";
        comparison.same(
                path + ".disordered-by-ground",
                yes(clause(result, side, troops, List.of("charged over broken or rough ground"), state)));
        comparison.same(
                path + ".disordered-if-cavalry", yes(clause(result, side, List.of("cavalry"), List.of(""), state)));
        comparison.same(
                path + ".disordered-by-second-combat", yes(clause(result, side, troops, List.of("2nd combat"), state)));
    }

    private static String yes(Optional<String> clause) {
        return clause.isPresent() ? "yes" : "no";
    }
}

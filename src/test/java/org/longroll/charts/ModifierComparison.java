package org.longroll.charts;

import static java.util.Map.entry;

import java.util.List;
import java.util.Map;

/** The tables of modifiers; the second listing draws some lines together that the chart prints apart. */
record ModifierComparison(SecondListing listing, Comparison comparison) {

    private static final Map<String, List<String>> TARGET = Map.ofEntries(
            entry("target-unlimbered-artillery", List.of("target-unlimbered")),
            entry("target-infantry-extended-line", List.of("target-extended-line")),
            entry("target-infantry-skirmishers", List.of("target-skirmishers")),
            entry("target-dismounted-cavalry-line", List.of("target-dismounted-line")),
            entry("target-dismounted-cavalry-skirmishing", List.of("target-dismounted-skirmishing")),
            entry(
                    "enfilade-column-full-flank",
                    List.of("enfilade-road-column-side", "enfilade-attack-column-side", "enfilade-limbered-side")),
            entry(
                    "enfilade-column-front",
                    List.of(
                            "enfilade-road-column-front-or-rear",
                            "enfilade-attack-column-front-or-rear",
                            "enfilade-limbered-front-or-rear")),
            entry(
                    "enfilade-column-rear",
                    List.of(
                            "enfilade-road-column-front-or-rear",
                            "enfilade-attack-column-front-or-rear",
                            "enfilade-limbered-front-or-rear")),
            entry(
                    "enfilade-line-partial-flank",
                    List.of("enfilade-line-partial-flank", "enfilade-unlimbered-partial-flank")),
            entry("enfilade-line-full-flank", List.of("enfilade-line-full-flank", "enfilade-unlimbered-full-flank")),
            entry("enfilade-line-rear", List.of("enfilade-line-full-flank", "enfilade-unlimbered-full-flank")),
            entry("target-artillery-by-rifled-artillery", List.of("target-artillery-under-rifled-fire")),
            entry("target-mounted-cavalry-standing", List.of("target-mounted")),
            entry("target-mounted-cavalry-charging", List.of("target-mounted-charging")));

    private static final Map<String, List<String>> MORALE = Map.ofEntries(
            entry("charging-mounted-cavalry", List.of("charging-mounted")),
            entry("charging-dismounted-cavalry", List.of("charging-dismounted")),
            entry("enfilade-column-full-flank", List.of("enfilade-column-or-limbered-side")),
            entry("enfilade-column-front", List.of("enfilade-column-or-limbered-front")),
            entry("enfilade-column-rear", List.of("enfilade-column-or-limbered-rear")),
            entry(
                    "enfilade-line-partial-flank",
                    List.of("enfilade-line-partial-flank", "enfilade-unlimbered-partial-flank")),
            entry("enfilade-line-full-flank", List.of("enfilade-line-full-flank", "enfilade-unlimbered-full-flank")),
            entry("enfilade-line-rear", List.of("enfilade-line-rear", "enfilade-unlimbered-rear")),
            entry("brigade-eliminated", List.of("eliminated-in-brigade")),
            entry("merged", List.of("merged-regiment")),
            entry("charged-by-infantry-partial-flank", List.of("charged-by-infantry-on-partial-flank")),
            entry("charged-by-infantry-full-flank", List.of("charged-by-infantry-on-full-flank-or-rear")),
            entry("charged-by-infantry-rear", List.of("charged-by-infantry-on-full-flank-or-rear")),
            entry("charged-by-mounted-cavalry-partial-flank", List.of("charged-by-cavalry-on-partial-flank")),
            entry("charged-by-mounted-cavalry-full-flank", List.of("charged-by-cavalry-on-full-flank-or-rear")),
            entry("charged-by-mounted-cavalry-rear", List.of("charged-by-cavalry-on-full-flank-or-rear")));

    void compare() {
        for (var row : listing.rows("fire-modifiers")) {
            if (row.get("group").equals("firer")) {
                firer(row);
            } else {
                target(row);
            }
        }
        unchangedForFirers();
        listing.rows("morale-modifiers").forEach(this::morale);
        coverNotPrinted();
    }

    private void target(Map<String, String> row) {
        for (var id : TARGET.getOrDefault(row.get("id"), List.of(row.get("id")))) {
            var path = "fire-modifiers." + id;
            comparison.same(path + ".group", row.get("group").replace("target-", ""));
            comparison.same(path + ".artillery", orNothing(row.get("artillery-fire")));
            comparison.same(path + ".other", orNothing(row.get("other-fire")));
        }
    }

    private void firer(Map<String, String> row) {
        var id = row.get("id");
        var path = "firer-modifiers.";
        switch (id) {
            case "firer-elite", "firer-green" -> {
                comparison.same(path + id + ".infantry", row.get("other-fire"));
                comparison.same(path + id + ".artillery", row.get("artillery-fire"));
            }
            case "firer-elite-cavalry", "firer-veteran-cavalry", "firer-trained-cavalry", "firer-green-cavalry" -> {
                var quality = path + id.replace("-cavalry", "");
                comparison.same(quality + ".cavalry-dismounted", row.get("other-fire"));
                comparison.same(quality + ".cavalry-mounted", row.get("other-fire"));
            }
            case "firer-extended-line" -> comparison.same(path + id + ".infantry", row.get("other-fire"));
            case "opening-volley-infantry" -> {
                comparison.same(path + "opening-volley.infantry", row.get("other-fire"));
                comparison.same(
                        path + "opening-volley-by-green.infantry",
                        row.get("applies").contains("not if green") ? "0" : row.get("other-fire"));
            }
            case "opening-volley-dismounted-cavalry" -> volley("cavalry-dismounted", row.get("other-fire"));
            case "opening-volley-mounted-cavalry" -> volley("cavalry-mounted", row.get("other-fire"));
            case "opening-volley-artillery" -> volley("artillery", row.get("artillery-fire"));
            case "smoothbore-point-blank" ->
                comparison.same(path + "smoothbore-at-point-blank.infantry", row.get("other-fire"));
            case "deliberate-fire" -> comparison.same(path + "deliberate-fire.artillery", row.get("artillery-fire"));
            default -> throw new IllegalArgumentException("no counterpart for " + id);
        }
    }

    private void volley(String arm, String listed) {
        comparison.same("firer-modifiers.opening-volley." + arm, listed);
        comparison.same("firer-modifiers.opening-volley-by-green." + arm, listed);
    }

    /** Lines that the listing does not have change nothing in ours. */
    private void unchangedForFirers() {
        for (var path : List.of(
                "firer-veteran.infantry",
                "firer-veteran.artillery",
                "firer-trained.infantry",
                "firer-trained.artillery",
                "firer-extended-line.cavalry-dismounted",
                "firer-extended-line.cavalry-mounted",
                "firer-extended-line.artillery",
                "smoothbore-at-point-blank.cavalry-dismounted",
                "smoothbore-at-point-blank.cavalry-mounted",
                "smoothbore-at-point-blank.artillery",
                "deliberate-fire.infantry",
                "deliberate-fire.cavalry-dismounted",
                "deliberate-fire.cavalry-mounted")) {
            comparison.same("firer-modifiers." + path, "0");
        }
    }

    private void morale(Map<String, String> row) {
        for (var id : MORALE.getOrDefault(row.get("id"), List.of(row.get("id")))) {
            var path = "morale-modifiers." + id;
            comparison.same(path + ".group", row.get("group"));
            comparison.same(path + ".artillery", orNothing(row.get("artillery").replace("-LB", "-1")));
            comparison.same(path + ".other", orNothing(row.get("other").replace("-LB", "-1")));
        }
    }

    private void coverNotPrinted() {
        var listed = listing.rows("morale-modifiers").stream()
                .map(row -> row.get("id"))
                .toList();
        for (var cover : List.of("light-cover", "heavy-cover", "wood-fence", "stone-wall")) {
            if (!listed.contains(cover)) {
                comparison.same("morale-modifiers." + cover + ".group", "good");
                comparison.same("morale-modifiers." + cover + ".artillery", "not printed");
                comparison.same("morale-modifiers." + cover + ".other", "not printed");
            }
        }
    }

    private static String orNothing(String listed) {
        return listed.isEmpty() ? "0" : listed;
    }
}

package org.longroll.report.story;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** The fates of several units: a sentence for each, and one for all with the same fate. */
final class Fates {

    private Fates() {}

    /** Units and leaders of whom the same is said. */
    record Group(List<String> who, Wording told) {

        /** The words for one unit, or for several. */
        String predicate() {
            return who.size() == 1 ? told.text() : ofSeveral(told.text());
        }

        Group and(String another, Wording more) {
            var all = new ArrayList<>(who);
            all.add(another);
            return new Group(all, told.claiming(more.claims()));
        }
    }

    static List<Group> grouped(List<Effect> effects) {
        var groups = new LinkedHashMap<String, Group>();
        effects.stream().map(Effect::who).distinct().forEach(who -> {
            var told = Predicates.of(Effects.of(effects, who));
            var group = groups.get(told.text());
            groups.put(told.text(), group == null ? new Group(List.of(who), told) : group.and(who, told));
        });
        return List.copyOf(groups.values());
    }

    static List<Wording> told(List<Effect> effects, Names names) {
        return grouped(effects).stream()
                .map(group -> group.told().as(Text.capital(clause(group, names)) + "."))
                .toList();
    }

    /** A sentence, and the fates behind it. */
    static List<Wording> and(Wording first, List<Effect> effects, Names names) {
        var sentences = new ArrayList<>(List.of(first));
        sentences.addAll(told(effects, names));
        return sentences;
    }

    /** All fates in one sentence behind an opening: “Close behind, A lost one stand, and B fell into disorder.” */
    static List<Wording> together(String opening, List<Effect> effects, Names names) {
        if (effects.isEmpty()) {
            return List.of();
        }
        var groups = grouped(effects);
        var clauses = groups.stream().map(group -> clause(group, names)).toList();
        var claims =
                groups.stream().flatMap(group -> group.told().claims().stream()).toList();
        return List.of(new Wording(opening + String.join("; ", clauses) + ".", claims));
    }

    private static String clause(Group group, Names names) {
        return names.fallenOrUnits(group.who()) + " " + group.predicate();
    }

    /** Losses are told for each unit, other effects for all together. */
    static String ofSeveral(String told) {
        var plural = told.replace("was ", "were ")
                .replace(" its ", " their ")
                .replace("had his horse shot", "had their horses shot")
                .replace("through his coat", "through their coats")
                .replace("of his staff struck at his side", "of their staff struck at their sides")
                .replace("under him", "under them");
        return plural.startsWith("lost ") || plural.startsWith("brought ") || plural.startsWith("had ")
                ? "each " + plural
                : plural;
    }
}

package org.longroll.report.story;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.longroll.report.Claim;

/** The fates of several units: a sentence for each, and one for all with the same fate. */
final class Fates {

    private Fates() {}

    /** Units and leaders of whom the same is said. */
    private record Group(List<String> who, List<Claim> claims) {
        Group() {
            this(new ArrayList<>(), new ArrayList<>());
        }
    }

    static List<Wording> told(List<Effect> effects, Names names) {
        var groups = new LinkedHashMap<String, Group>();
        effects.stream().map(Effect::who).distinct().forEach(who -> {
            var told = Predicates.of(Effects.of(effects, who));
            var group = groups.computeIfAbsent(told.text(), each -> new Group());
            group.who().add(who);
            group.claims().addAll(told.claims());
        });
        return groups.entrySet().stream()
                .map(group -> new Wording(
                        sentence(
                                names.fallenOrUnits(group.getValue().who()),
                                group.getKey(),
                                group.getValue().who().size()),
                        group.getValue().claims()))
                .toList();
    }

    private static String sentence(String who, String told, int many) {
        return Text.capital(who) + " " + (many == 1 ? told : ofSeveral(told)) + ".";
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

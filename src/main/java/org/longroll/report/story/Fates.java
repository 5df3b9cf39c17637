package org.longroll.report.story;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** The fates of several units: a sentence for each, and one for all with the same fate. */
final class Fates {

    private Fates() {}

    static List<String> told(List<Effect> effects, Names names) {
        var groups = new LinkedHashMap<String, List<String>>();
        effects.stream().map(Effect::who).distinct().forEach(who -> {
            var told = Predicates.of(Effects.of(effects, who));
            groups.computeIfAbsent(told, each -> new ArrayList<>()).add(who);
        });
        groups.remove("");
        return groups.entrySet().stream()
                .map(group -> sentence(
                        names.fallenOrUnits(group.getValue()),
                        group.getKey(),
                        group.getValue().size()))
                .toList();
    }

    private static String sentence(String who, String told, int many) {
        return Text.capital(who) + " " + (many == 1 ? told : ofSeveral(told)) + ".";
    }

    /** Losses are told for each unit, other effects for all together. */
    private static String ofSeveral(String told) {
        var plural = told.replace("was ", "were ")
                .replace(" its ", " their ")
                .replace("had his horse shot", "had their horses shot")
                .replace("under him", "under them");
        return plural.startsWith("lost ") || plural.startsWith("got back ") ? "each " + plural : plural;
    }
}

package org.longroll.report.composition;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.longroll.analysis.FallenLeader;
import org.longroll.report.Claim;
import org.longroll.report.Claim.Deed;
import org.longroll.report.Sentence;
import org.longroll.report.story.Text;

/** Leaders who were lost for good: “Archer was killed, and Davis and Heth were wounded.” */
final class LostLeaders {

    /** A leader's fates that are his end, in all systems. */
    private static final Set<String> DEADLY = Set.of("killed", "shot-dead", "mortally-wounded");

    private LostLeaders() {}

    /** One sentence for all; none if nobody fell. */
    static List<Sentence> told(List<FallenLeader> fallen) {
        if (fallen.isEmpty()) {
            return List.of();
        }
        var clauses = fallen.stream()
                .collect(Collectors.partitioningBy(leader -> !DEADLY.contains(leader.fate())))
                .values()
                .stream()
                .filter(some -> !some.isEmpty())
                .map(some -> clause(some, fallen))
                .toList();
        return List.of(new Sentence(
                Text.capital(String.join(", and ", clauses) + "."),
                fallen.stream().map(leader -> leader.moment().number()).toList(),
                fallen.stream()
                        .map(leader -> Claim.of(leader.leader(), Deed.WAS_LOST))
                        .toList()));
    }

    /** “Archer and Davis were killed or mortally wounded”. */
    private static String clause(List<FallenLeader> some, List<FallenLeader> all) {
        var fates = some.stream()
                .map(leader -> fate(leader.fate()))
                .distinct()
                .sorted()
                .toList();
        return "%s %s %s"
                .formatted(Text.list(named(some, all)), some.size() == 1 ? "was" : "were", String.join(" or ", fates));
    }

    private static String fate(String word) {
        if (!DEADLY.contains(word)) {
            return "wounded";
        }
        return word.equals("mortally-wounded") ? "mortally wounded" : "killed";
    }

    /** Successors without a name are counted. */
    private static List<String> named(List<FallenLeader> some, List<FallenLeader> all) {
        return some.stream()
                .map(FallenLeader::name)
                .distinct()
                .map(name -> {
                    long here = some.stream()
                            .filter(leader -> leader.name().equals(name))
                            .count();
                    long everywhere = all.stream()
                            .filter(leader -> leader.name().equals(name))
                            .count();
                    var successors = here > 1 ? Text.number((int) here) + " successors" : "a successor";
                    return everywhere > 1 ? name.replace("the successor", successors) : name;
                })
                .toList();
    }
}

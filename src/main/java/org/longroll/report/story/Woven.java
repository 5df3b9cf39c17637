package org.longroll.report.story;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The passages of one scene.
 *
 * @param told in order
 * @param minor those that are only summed up, because the story is long
 * @param quiet fires and checks that left everybody as they were
 * @param harmed who came to harm in the scene: of them nobody says that they held
 */
record Woven(List<Passage> told, List<Passage> minor, List<Passage> quiet, Set<String> harmed) {

    /**
     * Sorts passages: one that weighs less than {@code least} is minor, except where its entries are told of already
     * and it cost men.
     */
    static Woven of(List<Passage> passages, List<Passage> quiet, int least) {
        var entries = new HashSet<Integer>();
        passages.stream()
                .filter(passage -> Weight.of(passage.beat()) >= least)
                .forEach(passage -> entries.addAll(passage.entries()));
        var told = passages.stream()
                .filter(passage -> Weight.of(passage.beat()) >= least
                        || isCostly(passage) && !Collections.disjoint(entries, passage.entries())
                        || isCause(passage, passages, least))
                .toList();
        var minor = passages.stream().filter(passage -> !told.contains(passage)).toList();
        return new Woven(told.stream().map(Woven::shortened).toList(), minor, List.copyOf(quiet), harmed(passages));
    }

    /** A charge is told where its effect is, and so is the fear of those who are overtaken. */
    private static boolean isCause(Passage passage, List<Passage> passages, int least) {
        if (passage.beat() instanceof NerveBeat.Tested fear && fear.why() == NerveBeat.Tested.Why.CHARGE) {
            return passages.subList(passages.indexOf(passage) + 1, passages.size()).stream()
                    .filter(later -> Weight.of(later.beat()) >= least)
                    .anyMatch(later -> later.beat() instanceof ChargeBeat.Clashed clash
                            && clash.turned()
                            && fear.units().containsAll(clash.defenders()));
        }
        return passage.beat() instanceof ChargeBeat.Charged charge
                && passages.stream()
                        .filter(later -> Weight.of(later.beat()) >= least)
                        .anyMatch(later -> switch (later.beat()) {
                            case NerveBeat.Tested test ->
                                test.why() == NerveBeat.Tested.Why.CHARGE
                                        && test.units().equals(List.of(charge.target()));
                            case ChargeBeat.Clashed clash ->
                                (clash.turned() || clash.prelude() == ChargeBeat.Clashed.Prelude.NONE)
                                        && charge.units().containsAll(clash.attackers())
                                        && clash.defenders().contains(charge.target());
                            default -> false;
                        });
    }

    static boolean isCostly(Passage passage) {
        return passage.beat().effects().stream()
                .anyMatch(effect -> effect instanceof Effect.Lost || effect instanceof Effect.Recovered);
    }

    private static Passage shortened(Passage passage) {
        return passage.beat() instanceof ChargeBeat.Clashed clash ? passage.as(clash.plainly()) : passage;
    }

    private static Set<String> harmed(List<Passage> passages) {
        return passages.stream()
                .flatMap(passage -> passage.beat().effects().stream())
                .filter(effect -> !Effects.isQuiet(effect) && !Effects.isBetter(effect))
                .map(Effect::who)
                .collect(Collectors.toUnmodifiableSet());
    }
}

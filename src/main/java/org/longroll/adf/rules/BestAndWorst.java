package org.longroll.adf.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.longroll.adf.chart.Limits;
import org.longroll.rules.Modifier;

/** Marks the two best of the good and the two worst of the bad as counting; the others are shown but do not count. */
final class BestAndWorst {

    private BestAndWorst() {}

    static List<Modifier> of(List<Modifier> good, List<Modifier> bad, Limits limits) {
        var all = new ArrayList<Modifier>(good.size() + bad.size());
        keep(good, limits.best(), all);
        keep(bad, limits.worst(), all);
        return all;
    }

    private static void keep(List<Modifier> group, int most, List<Modifier> all) {
        if (group.size() <= most) {
            all.addAll(group);
            return;
        }
        var kept = group.stream()
                .sorted(Comparator.comparingInt((Modifier each) -> Math.abs(each.value()))
                        .reversed())
                .limit(most)
                .toList();
        group.forEach(each -> all.add(kept.contains(each) ? each : each.leftOut()));
    }
}

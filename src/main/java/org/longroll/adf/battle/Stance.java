package org.longroll.adf.battle;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.Quality;
import org.longroll.adf.rules.Troops;

/**
 * Everything that decides what a unit outside a declared group may do by itself. Units in equal stances may do the same,
 * so that only one of them is asked about.
 *
 * @param activity with only those targets that matter
 * @param benefit of a leader who rides with it
 * @param inACharge the unit itself, if it is part of the present charge: then it is like no other
 */
record Stance(
        Troops troops,
        String weapon,
        @Nullable Quality mergedAs,
        Activity activity,
        int benefit,
        @Nullable String inACharge) {

    /** Units by their stances; of the targets that they fired at, only these matter. */
    static Collection<List<String>> alike(AdfField field, List<AdfUnit> units, Collection<String> targets) {
        Map<Stance, List<String>> alike = units.stream()
                .collect(Collectors.groupingBy(
                        unit -> of(field, unit, targets),
                        LinkedHashMap::new,
                        Collectors.mapping(AdfUnit::id, Collectors.toList())));
        return alike.values();
    }

    private static Stance of(AdfField field, AdfUnit unit, Collection<String> targets) {
        var activity = unit.activity();
        var charge = field.charge();
        return new Stance(
                unit.troops(),
                unit.weapon(),
                unit.mergedAs(),
                activity.with(
                        activity.firedAt().stream().filter(targets::contains).toList()),
                Preparation.benefitToMove(field, unit.id()),
                charge != null && charge.involves(unit.id()) ? unit.id() : null);
    }
}

package org.longroll.analysis;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.longroll.analysis.Happening.Lost;

/** Adds up what was lost, by whom, to whom, and by what. */
final class CasualtyList {

    private final List<Loss> losses = new ArrayList<>();

    void add(Moment moment, Lost lost) {
        losses.add(new Loss(moment, lost.unit(), lost.cause(), lost.lost(), lost.by(), lost.left()));
    }

    List<Loss> losses() {
        return losses;
    }

    /** Those of each unit, in the order of battle and in the order of the causes. */
    List<Casualties> casualties(List<String> units) {
        Map<String, Map<Cause, Casualties>> sums = new LinkedHashMap<>();
        units.forEach(unit -> sums.put(unit, new EnumMap<>(Cause.class)));
        for (var loss : losses) {
            var taken = new Casualties(loss.unit(), loss.cause(), loss.lost(), 0, 0);
            sums.get(loss.unit()).merge(loss.cause(), taken, CasualtyList::sum);
            for (var unit : loss.by()) {
                double share = 1.0 / loss.by().size();
                var given = new Casualties(
                        unit,
                        loss.cause(),
                        Strength.NONE,
                        loss.lost().troops() * share,
                        loss.lost().guns() * share);
                sums.get(unit).merge(loss.cause(), given, CasualtyList::sum);
            }
        }
        return sums.values().stream().flatMap(each -> each.values().stream()).toList();
    }

    private static Casualties sum(Casualties one, Casualties other) {
        return new Casualties(
                one.unit(),
                one.cause(),
                one.taken().plus(other.taken()),
                one.troopsGiven() + other.troopsGiven(),
                one.gunsGiven() + other.gunsGiven());
    }
}

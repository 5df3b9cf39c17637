package org.longroll.analysis;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.longroll.analysis.Happening.Lost;
import org.longroll.analysis.Happening.Merged;
import org.longroll.battle.Field;

/** Adds up losses by unit, enemy and cause. */
final class CasualtyList {

    private final List<Loss> losses = new ArrayList<>();
    private final List<Merged> mergers = new ArrayList<>();

    void add(Moment moment, Lost lost) {
        losses.add(new Loss(moment, lost.unit(), lost.cause(), lost.lost(), lost.by(), lost.left()));
    }

    void add(Merged merged) {
        mergers.add(merged);
    }

    List<Loss> losses() {
        return losses;
    }

    /** The field keeps a merged regiment as it was, but its figures belong to the other. */
    Map<String, Strength> left(Field end, Chronicler chronicler, List<String> units) {
        Map<String, Strength> left = new LinkedHashMap<>();
        units.forEach(unit -> left.put(unit, chronicler.strength(end, unit)));
        mergers.forEach(merged -> left.put(merged.absorbed(), Strength.NONE));
        return left;
    }

    /** The strength at the end plus losses and what a unit gave to others, less what others brought. */
    Map<String, Strength> mustered(Map<String, Strength> left) {
        var mustered = new LinkedHashMap<>(left);
        losses.forEach(loss -> mustered.merge(loss.unit(), loss.lost(), Strength::plus));
        for (var merged : mergers) {
            mustered.merge(merged.absorbed(), merged.brought(), Strength::plus);
            mustered.merge(merged.unit(), merged.brought(), Strength::minus);
        }
        return mustered;
    }

    /** Those of each unit, in the order of battle and by cause. */
    List<Casualties> casualties(List<String> units) {
        Map<String, Map<Cause, Casualties>> sums = new LinkedHashMap<>();
        units.forEach(unit -> sums.put(unit, new EnumMap<>(Cause.class)));
        for (var loss : losses) {
            add(sums, new Casualties(loss.unit(), loss.cause(), loss.lost(), 0, 0));
            for (var unit : loss.by()) {
                double share = 1.0 / loss.by().size();
                double troops = loss.lost().troops() * share;
                double guns = loss.lost().guns() * share;
                add(sums, new Casualties(unit, loss.cause(), Strength.NONE, troops, guns));
            }
        }
        return sums.values().stream().flatMap(each -> each.values().stream()).toList();
    }

    private static void add(Map<String, Map<Cause, Casualties>> sums, Casualties more) {
        sums.computeIfAbsent(more.unit(), unit -> new EnumMap<>(Cause.class))
                .merge(more.cause(), more, CasualtyList::sum);
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

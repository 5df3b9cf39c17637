package org.longroll.rff.battle;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.longroll.rff.chart.Cover;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rff.chart.TargetCondition;
import org.longroll.rff.chart.Weapon;
import org.longroll.rff.rules.Firer;
import org.longroll.rff.rules.Firer.Weakness;
import org.longroll.rff.rules.Target;
import org.longroll.rules.Fraction;

/** Units as firers and targets for the rules. */
final class Shots {

    private Shots() {}

    static int servingStands(RffUnit unit) {
        return unit.guns() == null ? unit.stands() : unit.guns().serving();
    }

    static Weapon weapon(RffUnit unit) {
        return Weapon.find(unit.weapon()).orElseThrow();
    }

    /**
     * Stands of one unit at one distance, by weakness, the best first; {@code before} of them fire in earlier groups.
     */
    static List<Firer> firers(RffUnit unit, int before, int stands, Fraction inches) {
        var guns = unit.guns();
        if (guns == null) {
            return List.of(new Firer(weapon(unit), stands, inches, unit.quality(), weaknesses(unit)));
        }
        int low = Math.min(unit.lowStands(), guns.ready());
        int fresh = guns.ready() - low;
        List<Firer> firers = new ArrayList<>();
        add(firers, unit, overlap(0, fresh, before, stands), inches, Set.of());
        add(firers, unit, overlap(fresh, low, before, stands), inches, Set.of(Weakness.LOW_ON_AMMUNITION));
        add(firers, unit, overlap(guns.ready(), guns.damaged(), before, stands), inches, Set.of(Weakness.DAMAGED));
        return firers;
    }

    private static Set<Weakness> weaknesses(RffUnit troops) {
        var weaknesses = EnumSet.noneOf(Weakness.class);
        if (troops.order() != Order.GOOD_ORDER) {
            weaknesses.add(Weakness.DISORDERED);
        }
        if (troops.lowOnAmmunition()) {
            weaknesses.add(Weakness.LOW_ON_AMMUNITION);
        }
        return weaknesses;
    }

    /** The length of the overlap of two ranges. */
    private static int overlap(int from, int length, int other, int otherLength) {
        return Math.max(0, Math.min(from + length, other + otherLength) - Math.max(from, other));
    }

    private static void add(List<Firer> firers, RffUnit unit, int stands, Fraction inches, Set<Weakness> weaknesses) {
        if (stands > 0) {
            firers.add(new Firer(weapon(unit), stands, inches, unit.quality(), weaknesses));
        }
    }

    /** The conditions of a target that the journal keeps: formation, order, and actions in this player's turn. */
    static Set<TargetCondition> targetConditions(RffUnit unit) {
        var known = EnumSet.noneOf(TargetCondition.class);
        known.addAll(unit.activity().exposed());
        switch (unit.formation()) {
            case FIELD_COLUMN -> known.add(TargetCondition.FIELD_COLUMN);
            case MARCH_COLUMN -> known.add(TargetCondition.MARCH_COLUMN);
            case LIMBERED -> known.add(TargetCondition.LIMBERED);
            case LINE, EXTENDED_LINE, DISMOUNTED_EXTENDED_LINE, GARRISON, BROKEN, UNLIMBERED, MOUNTED, DISMOUNTED -> {}
        }
        if (unit.mounted()) {
            known.add(TargetCondition.CAVALRY);
        }
        if (unit.order() == Order.BROKEN) {
            known.add(TargetCondition.BROKEN);
        }
        return known;
    }

    /** A target with its conditions; each gun stand is struck as if it were ready. */
    static Target target(RffUnit unit, Collection<TargetCondition> said, Cover cover, Target.Charging charging) {
        var conditions = targetConditions(unit);
        conditions.addAll(said);
        return new Target(
                unit.kind(),
                unit.quality(),
                conditions,
                cover,
                unit.formation() == Formation.EXTENDED_LINE || unit.formation() == Formation.DISMOUNTED_EXTENDED_LINE,
                unit.guns() == null ? unit.order() : GunState.READY,
                charging);
    }
}

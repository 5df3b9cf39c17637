package org.longroll.report;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.longroll.analysis.Strength;
import org.longroll.battle.Muster;
import org.longroll.battle.Standing;
import org.longroll.battle.Table;

/** What units were mustered with, as the order of battle has it – whatever became of them since. */
public final class Mustered {

    private Mustered() {}

    /** A unit has troops or guns; of troops that are counted in figures the stands say the same once more. */
    public static Strength by(Muster unit) {
        var guns = first(unit.sections(), unit.gunStands());
        return guns > 0 ? new Strength(0, guns) : new Strength(first(unit.figures(), unit.stands()), 0);
    }

    public static Strength bySide(Table table, String side) {
        return table.units().stream()
                .map(Standing::muster)
                .filter(unit -> table.order().sideOf(unit).equals(side))
                .map(Mustered::by)
                .reduce(Strength.NONE, Strength::plus);
    }

    private static int first(@Nullable Integer one, @Nullable Integer other) {
        return one != null ? one : Objects.requireNonNullElse(other, 0);
    }
}

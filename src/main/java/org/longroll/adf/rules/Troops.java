package org.longroll.adf.rules;

import java.util.Optional;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.Quality;
import org.longroll.rules.Refusal;

/** A unit for the rules: arm, quality, formation and morale. */
public record Troops(Arm arm, Quality quality, Formation formation, boolean mounted, Morale morale) {

    public Troops {
        objection(arm, formation, mounted).ifPresent(refusal -> {
            throw new IllegalArgumentException(refusal.sentence());
        });
    }

    /** Why there can be no such troops, if so. */
    public static Optional<Refusal> objection(Arm arm, Formation formation, boolean mounted) {
        if (!formation.belongsTo(arm)) {
            return Optional.of(AdfRefusal.NOT_OF_THE_ARM.of(
                    "formation", "There is no " + arm.word() + " in " + formation.word() + "."));
        }
        return AdfRefusal.NOT_OF_THE_ARM.when(
                mounted && arm != Arm.CAVALRY, "mounted", () -> "Only cavalry is mounted, not " + arm.word() + ".");
    }

    public Troops with(Morale level) {
        return new Troops(arm, quality, formation, mounted, level);
    }

    Optional<Refusal> offTheTable(String field) {
        return AdfRefusal.OFF_THE_TABLE.when(
                !morale.inPlay(), field, () -> "The unit is " + morale.word() + " and no longer in play.");
    }

    boolean skirmishes() {
        return formation.shape() == Formation.Shape.SKIRMISH;
    }

    boolean inColumn() {
        return formation.shape() == Formation.Shape.COLUMN;
    }
}

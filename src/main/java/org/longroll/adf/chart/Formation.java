package org.longroll.adf.chart;

import org.longroll.rules.PrintedIn;
import org.longroll.rules.Word;

/** The formations of the three arms; both infantry and cavalry have a road column. */
@PrintedIn({"infantry-formations", "cavalry-formations"})
public enum Formation implements Word {
    BATTLE_LINE(Shape.LINE),
    EXTENDED_LINE(Shape.LINE),
    SKIRMISHERS(Shape.SKIRMISH),
    ATTACK_COLUMN(Shape.COLUMN),
    ROAD_COLUMN(Shape.COLUMN),
    CAVALRY_LINE(Shape.LINE),
    SKIRMISHING(Shape.SKIRMISH),
    DOUBLE_LINE(Shape.LINE),
    LIMBERED(Shape.LIMBERED),
    UNLIMBERED(Shape.UNLIMBERED);

    /** The kind of a formation for the flank rules. */
    public enum Shape {
        LINE,
        SKIRMISH,
        COLUMN,
        LIMBERED,
        UNLIMBERED
    }

    private final Shape shape;

    Formation(Shape shape) {
        this.shape = shape;
    }

    public Shape shape() {
        return shape;
    }

    public boolean belongsTo(Arm arm) {
        return switch (this) {
            case BATTLE_LINE, EXTENDED_LINE, SKIRMISHERS, ATTACK_COLUMN -> arm == Arm.INFANTRY;
            case CAVALRY_LINE, SKIRMISHING, DOUBLE_LINE -> arm == Arm.CAVALRY;
            case ROAD_COLUMN -> arm != Arm.ARTILLERY;
            case LIMBERED, UNLIMBERED -> arm == Arm.ARTILLERY;
        };
    }
}

package org.longroll.rff.chart;

import org.longroll.rff.chart.FireChart.FireModifier;
import org.longroll.rules.Word;

public enum TargetCondition implements Word {
    FIELD_COLUMN,
    CAVALRY,
    MARCHED_BY_FLANK,
    ABOUT_FACED,
    PASSAGE_OF_LINES,
    BROKEN,
    MARCH_COLUMN,
    ENFILADED,
    LIMBERED;

    public boolean fits(UnitKind target) {
        return switch (this) {
            case FIELD_COLUMN, CAVALRY, MARCHED_BY_FLANK, ABOUT_FACED, PASSAGE_OF_LINES, BROKEN, MARCH_COLUMN ->
                target == UnitKind.TROOPS;
            case LIMBERED -> target == UnitKind.GUNS;
            case ENFILADED -> true;
        };
    }

    /** The modifier line of the condition. */
    public FireModifier line(UnitKind target) {
        return switch (this) {
            case FIELD_COLUMN, CAVALRY, MARCHED_BY_FLANK, ABOUT_FACED, PASSAGE_OF_LINES, BROKEN ->
                FireModifier.EXPOSED_TROOPS;
            case MARCH_COLUMN -> FireModifier.MARCH_COLUMN_OR_ENFILADED_TROOPS;
            case LIMBERED -> FireModifier.LIMBERED_OR_ENFILADED_GUN;
            case ENFILADED ->
                switch (target) {
                    case TROOPS -> FireModifier.MARCH_COLUMN_OR_ENFILADED_TROOPS;
                    case GUNS -> FireModifier.LIMBERED_OR_ENFILADED_GUN;
                };
        };
    }
}

package org.longroll.rff.chart;

import org.longroll.rff.chart.ChargeChart.ChargeArm;
import org.longroll.rules.Word;

public enum ChargeCondition implements Word {
    EXTENDED_LINE,
    OUTFLANKED,
    BROKEN,
    MARCH_COLUMN,
    LIMBERED,
    FAVORABLE_GROUND,
    STRONG_POSITION,
    FORTIFIED,
    COLD_STEEL,
    BREAKTHROUGH,
    CAVALRY_OPEN_GROUND,
    CAVALRY_BROKEN_GROUND,
    SUPPORTED_GUNS,
    UNSUPPORTED_GUNS,
    DISORDERED,
    SILENCED,
    ATTACHED_LEADER,
    BRAVE_COLONEL;

    public boolean fits(ChargeArm arm) {
        return switch (this) {
            case LIMBERED, SUPPORTED_GUNS, UNSUPPORTED_GUNS, SILENCED -> arm == ChargeArm.GUNS;
            case CAVALRY_OPEN_GROUND, CAVALRY_BROKEN_GROUND -> arm == ChargeArm.CAVALRY;
            case EXTENDED_LINE, BROKEN, MARCH_COLUMN, COLD_STEEL, BREAKTHROUGH, DISORDERED -> arm != ChargeArm.GUNS;
            case OUTFLANKED, FAVORABLE_GROUND, STRONG_POSITION, FORTIFIED, ATTACHED_LEADER, BRAVE_COLONEL -> true;
        };
    }

    /** The modifier line of the condition; one line counts once. */
    public ChargeModifier line() {
        return switch (this) {
            case EXTENDED_LINE -> ChargeModifier.EXTENDED_LINE;
            case OUTFLANKED, BROKEN, MARCH_COLUMN, LIMBERED ->
                ChargeModifier.OUTFLANKED_BROKEN_MARCH_COLUMN_OR_LIMBERED;
            case FAVORABLE_GROUND -> ChargeModifier.FAVORABLE_GROUND;
            case STRONG_POSITION, FORTIFIED -> ChargeModifier.STRONG_POSITION_OR_FORTIFIED;
            case COLD_STEEL, BREAKTHROUGH -> ChargeModifier.COLD_STEEL_OR_BREAKTHROUGH;
            case CAVALRY_OPEN_GROUND -> ChargeModifier.CAVALRY_OPEN_GROUND;
            case CAVALRY_BROKEN_GROUND -> ChargeModifier.CAVALRY_BROKEN_GROUND;
            case SUPPORTED_GUNS -> ChargeModifier.SUPPORTED_GUNS;
            case UNSUPPORTED_GUNS -> ChargeModifier.UNSUPPORTED_GUNS;
            case DISORDERED, SILENCED -> ChargeModifier.DISORDERED_TROOPS_OR_SILENCED_GUN;
            case ATTACHED_LEADER, BRAVE_COLONEL -> ChargeModifier.ATTACHED_LEADER_OR_BRAVE_COLONEL;
        };
    }

    /** Whether it no longer counts after a desperate struggle. */
    public boolean lostInStruggle() {
        return switch (this) {
            case COLD_STEEL, BREAKTHROUGH, CAVALRY_OPEN_GROUND, CAVALRY_BROKEN_GROUND -> true;
            case EXTENDED_LINE,
                    OUTFLANKED,
                    BROKEN,
                    MARCH_COLUMN,
                    LIMBERED,
                    FAVORABLE_GROUND,
                    STRONG_POSITION,
                    FORTIFIED,
                    SUPPORTED_GUNS,
                    UNSUPPORTED_GUNS,
                    DISORDERED,
                    SILENCED,
                    ATTACHED_LEADER,
                    BRAVE_COLONEL -> false;
        };
    }
}

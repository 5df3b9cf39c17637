package org.longroll.adf.web.calculators;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.math.BigDecimal;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.SaidSituation;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.MoraleChart.MoraleCover;
import org.longroll.adf.chart.MoraleChart.Works;
import org.longroll.rules.Word;
import org.longroll.web.Given;
import org.longroll.web.Inches;

/** The situation of a unit for its morale. Omitted values mean none. */
@Schema(name = "AdfSituation")
public record SituationRequest(
        @Min(0) @Max(12) @Nullable Integer leaderBenefit,
        @Nullable Works works,
        @Nullable MoraleCover cover,
        @Nullable Boolean moving,
        @Inches @Nullable BigDecimal inchesBehindFriends,
        @Nullable Boolean charging,
        @Min(0) @Max(50) @Nullable Integer support,
        @Nullable Boolean inCharge,

        @Schema(description = "Where the fire that called the check came from; null or left out is no enfilade.")
        @Nullable Aspect aspect,

        @Nullable Boolean enemyNear,
        @Min(0) @Max(100) @Nullable Integer eliminatedInBrigade,
        @Nullable Boolean merged,
        @Nullable Charger chargedBy,

        @Schema(defaultValue = "front") @Nullable Aspect chargedAspect) {

    /** The arms that may charge a unit. */
    public enum Charger implements Word {
        INFANTRY,
        CAVALRY;

        private Arm arm() {
            return switch (this) {
                case INFANTRY -> Arm.INFANTRY;
                case CAVALRY -> Arm.CAVALRY;
            };
        }
    }

    /** For a battle, where an omitted value may be known from the journal. */
    public static SaidSituation said(@Nullable SituationRequest sent) {
        return sent == null ? SaidSituation.NOTHING : sent.said();
    }

    private SaidSituation said() {
        return new SaidSituation(
                leaderBenefit,
                works,
                cover,
                moving,
                Given.inchesIfSaid(inchesBehindFriends),
                charging,
                support,
                inCharge,
                aspect,
                enemyNear,
                eliminatedInBrigade,
                merged,
                chargedBy == null ? null : chargedBy.arm(),
                chargedAspect);
    }
}

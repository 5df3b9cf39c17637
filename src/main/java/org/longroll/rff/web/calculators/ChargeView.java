package org.longroll.rff.web.calculators;

import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.rff.chart.ChargeChart;
import org.longroll.rff.chart.ChargeChart.ChargeResult;
import org.longroll.rff.chart.ChargeChart.Retreat;
import org.longroll.rff.rules.ChargeAnswer;
import org.longroll.rff.rules.ChargeOutcome;
import org.longroll.rff.rules.Lot;
import org.longroll.rules.Modifiers;
import org.longroll.web.rulesets.ModifierView;
import org.longroll.web.rulesets.Views;

/** A charge combat explained; totals, result and effects are null until both dice are sent. */
@Schema(name = "RffChargeAnswer")
public record ChargeView(
        SideView attacker,
        SideView defender,
        @Nullable Integer difference,
        @Nullable String result,
        @Nullable EffectsView effects,

        @Schema(description = "After a desperate struggle in which both sides still stand: the combat to roll next.")
        @Nullable AgainView again,

        Map<String, Double> odds) {

    @Schema(name = "RffChargeSideAnswer")
    public record SideView(
            List<ModifierView> modifiers,
            int modifier,
            @Nullable Integer total) {

        static SideView of(Modifiers modifiers, @Nullable Integer total) {
            return new SideView(ModifierView.of(modifiers), modifiers.sum(), total);
        }
    }

    @Schema(name = "RffChargeEffects")
    public record EffectsView(LotView attacker, LotView defender) {}

    @Schema(name = "RffChargeLot")
    public record LotView(
            int standsLost,
            int gunStandsDamaged,
            boolean fixedGunsLost,

            @Schema(description = "An order for troops, a gun state for guns.")
            String after,

            @Schema(description = "none, short, out-of-close-range or full.")
            String retreat,

            @Schema(description = "Of a short retreat.") @Nullable Integer retreatInches,

            @Schema(description = "It must charge on, half a move, at the closest enemy.")
            boolean breakthrough,

            @Schema(description = "Cavalry may go back up to a full move instead.")
            boolean recall,

            boolean carriesThePosition,
            boolean holdsPosition,
            boolean fallenLeaderCheck) {

        static LotView of(Lot lot, ChargeChart chart) {
            return new LotView(
                    lot.standsLost(),
                    lot.gunStandsDamaged(),
                    lot.fixedGunsLost(),
                    lot.after().word(),
                    lot.retreat().word(),
                    lot.retreat() == Retreat.SHORT ? chart.retreatInches() : null,
                    lot.breaksThrough(),
                    lot.mayRecall(),
                    lot.carriesThePosition(),
                    lot.holds(),
                    lot.fallenLeaderCheck());
        }
    }

    /** The next roll of a struggle, with its modifiers. */
    @Schema(name = "RffStruggle")
    public record AgainView(SideView attacker, SideView defender, Map<String, Double> odds) {

        static AgainView of(ChargeAnswer answer) {
            return new AgainView(
                    SideView.of(answer.attacker(), null),
                    SideView.of(answer.defender(), null),
                    Views.odds(answer.odds(), ChargeResult::word));
        }
    }

    public static ChargeView open(ChargeAnswer answer) {
        return new ChargeView(
                SideView.of(answer.attacker(), null),
                SideView.of(answer.defender(), null),
                null,
                null,
                null,
                null,
                Views.odds(answer.odds(), ChargeResult::word));
    }

    static ChargeView decided(ChargeAnswer answer, ChargeOutcome outcome, @Nullable AgainView again) {
        return new ChargeView(
                SideView.of(answer.attacker(), outcome.attack()),
                SideView.of(answer.defender(), outcome.defence()),
                outcome.difference(),
                outcome.result().word(),
                new EffectsView(
                        LotView.of(outcome.attacker(), answer.chart()), LotView.of(outcome.defender(), answer.chart())),
                again,
                Views.odds(answer.odds(), ChargeResult::word));
    }
}

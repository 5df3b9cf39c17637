package org.longroll.rff.web.calculators;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.rff.chart.Cover;
import org.longroll.rff.chart.FireChart.ChargeFate;
import org.longroll.rff.chart.FireChart.FireResult;
import org.longroll.rff.rules.FireAnswer;
import org.longroll.rff.rules.FireLoss;
import org.longroll.rff.rules.FireOutcome;
import org.longroll.rff.rules.FirePoints;
import org.longroll.rff.rules.Firer;
import org.longroll.web.rulesets.ByRollView;
import org.longroll.web.rulesets.ModifierView;
import org.longroll.web.rulesets.Views;

/** A fire explained; the die, the total and the values after them are null until a die is sent. */
@Schema(name = "RffFireAnswer")
public record FireView(
        int points,
        List<ShareView> shares,
        List<ModifierView> modifiers,
        int modifier,
        @Nullable Integer die,
        @Nullable Integer total,
        @Nullable String result,
        @Nullable Integer standsLost,

        @Schema(description = "An order for troops; for guns the state of those struck.") @Nullable String targetAfter,

        @Schema(description = "How many gun stands that is for; null for all of them, and for troops.") @Nullable Integer gunStandsStruck,

        @Schema(description = "Null unless the target charges.") @Nullable String charge,

        @Schema(description = "How far from the enemy a checked charge ends.") @Nullable Integer checkedInches,

        @Schema(description = "Cavalry whose charge was checked may go back up to a full move.") @Nullable Boolean recall,

        @Nullable Boolean lowOnAmmunition,
        @Nullable Boolean fallenLeaderCheck,
        @Nullable List<LossView> massed,
        Map<String, Double> odds,
        List<ByRollView> byRoll,

        @Schema(description = "Of the stands that the target loses.")
        Map<String, Double> standsLostOdds,

        @Schema(
                description = "In a battle: the cover of the target as it was last said, if it has not moved"
                        + " since. It counts only if it is said again.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable Cover offeredCover) {

    /** The share of one group: points for each stand, what halved them, and the rest before rounding. */
    @Schema(name = "RffFirePointsShare")
    public record ShareView(Number perStand, int stands, List<String> weakenedBy, Number points) {

        static ShareView of(FirePoints.Share share) {
            return new ShareView(
                    Views.number(share.perStand()),
                    share.stands(),
                    share.weakenedBy().stream().map(Firer.Weakness::word).toList(),
                    Views.number(share.points()));
        }
    }

    /** The effect on a unit behind the target. */
    @Schema(name = "RffFireLoss")
    public record LossView(
            String result,
            int standsLost,
            String after,
            @Nullable Integer gunStandsStruck) {

        static LossView of(FireLoss loss) {
            return new LossView(
                    loss.result().word(), loss.standsLost(), loss.after().word(), Views.orNull(loss.gunStandsStruck()));
        }
    }

    public static FireView of(FireAnswer answer, @Nullable FireOutcome outcome) {
        return of(answer, outcome, null);
    }

    /** The same with a cover that was said before. */
    public static FireView offering(FireAnswer answer, @Nullable Cover offeredCover) {
        return of(answer, null, offeredCover);
    }

    private static FireView of(FireAnswer answer, @Nullable FireOutcome outcome, @Nullable Cover offeredCover) {
        var loss = outcome == null ? null : LossView.of(outcome.loss());
        return new FireView(
                answer.points().points(),
                answer.points().shares().stream().map(ShareView::of).toList(),
                ModifierView.of(answer.modifiers()),
                answer.modifiers().sum(),
                outcome == null ? null : outcome.die(),
                outcome == null ? null : outcome.total(),
                outcome == null ? null : outcome.result().word(),
                loss == null ? null : loss.standsLost(),
                loss == null ? null : loss.after(),
                loss == null ? null : loss.gunStandsStruck(),
                outcome == null ? null : outcome.charge().map(ChargeFate::word).orElse(null),
                outcome == null ? null : checkedInches(answer, outcome),
                outcome == null ? null : outcome.mayRecall(),
                outcome == null ? null : outcome.lowOnAmmunition(),
                outcome == null ? null : outcome.fallenLeaderCheck(),
                outcome == null
                        ? null
                        : outcome.massed().stream().map(LossView::of).toList(),
                Views.odds(answer.odds(), FireResult::word),
                ByRollView.of(answer.byRoll(), FireResult::word),
                Views.odds(answer.outcomes().map(each -> each.loss().standsLost()), String::valueOf),
                offeredCover);
    }

    private static @Nullable Integer checkedInches(FireAnswer answer, FireOutcome outcome) {
        return outcome.charge().filter(fate -> fate != ChargeFate.HOME).isPresent()
                ? answer.chart().procedure().chargeCheckedInches()
                : null;
    }
}

package org.longroll.adf.web.calculators;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.Cover;
import org.longroll.adf.chart.FireChart.FirerState;
import org.longroll.adf.chart.FireResult;
import org.longroll.adf.rules.FireAnswer;
import org.longroll.adf.rules.FireOutcome;
import org.longroll.adf.rules.Firepower;
import org.longroll.dice.Roll;
import org.longroll.rules.Warning;
import org.longroll.web.rulesets.ByRollView;
import org.longroll.web.rulesets.ModifierView;
import org.longroll.web.rulesets.Refused;
import org.longroll.web.rulesets.Views;

/** A fire explained; dice, total and the values after them are null until dice are sent. */
@Schema(name = "AdfFireAnswer")
public record FireView(
        String band,

        @Schema(description = "How far the band reaches, for the firer that reaches least far.")
        Number upToInches,

        int firepower,
        List<ShareView> shares,

        @Schema(description = "The limit of combined fire, where it was reached.") @Nullable Integer heldTo,

        int diceCount,
        List<ModifierView> modifiers,
        int modifier,
        @Nullable List<Integer> dice,
        @Nullable Integer total,

        @Schema(description = "The column of the results table; null below the first.") @Nullable Integer column,

        @Nullable String result,
        @Nullable Integer hits,
        @Nullable Integer checkModifier,
        Map<String, Double> odds,
        List<ByRollView> byRoll,

        @Schema(description = "What a player would rather know before: an opening volley that is spent for nothing.")
        List<Warning> warnings,

        List<FireView> passThrough,

        @Schema(
                description = "In a battle: the cover of the target as it was last said, if it has not moved"
                        + " since. It counts only if it is said again.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable List<Cover> offeredCover) {

    /** The share of one firer: its printed points, the states that halved them, and the rest before rounding. */
    @Schema(name = "AdfFirepowerShare")
    public record ShareView(int printed, List<String> weakenedBy, Number points) {

        static ShareView of(Firepower.Share share) {
            return new ShareView(
                    share.printed(),
                    share.weakenedBy().stream().map(FirerState::word).toList(),
                    Views.number(share.points()));
        }
    }

    public static FireView of(FireAnswer answer, @Nullable List<Integer> dice, List<FireView> behind) {
        var outcome = dice == null ? null : Refused.orThrow(answer.roll(new Roll(dice)));
        return of(answer, outcome, behind);
    }

    private static FireView of(FireAnswer answer, @Nullable FireOutcome outcome, List<FireView> behind) {
        return new FireView(
                answer.band().word(),
                Views.number(answer.reach()),
                answer.firepower().points(),
                answer.firepower().shares().stream().map(ShareView::of).toList(),
                Views.orNull(answer.firepower().heldTo()),
                answer.dice().count(),
                ModifierView.of(answer.modifiers()),
                answer.modifiers().sum(),
                outcome == null ? null : outcome.roll().faces(),
                outcome == null ? null : outcome.total(),
                outcome == null ? null : outcome.column().orElse(null),
                outcome == null ? null : outcome.result().word(),
                outcome == null ? null : outcome.hits(),
                outcome == null ? null : Views.orNull(outcome.check()),
                Views.odds(answer.odds(), FireResult::word),
                ByRollView.of(answer.byRoll(), FireResult::word),
                answer.warnings(),
                behind,
                null);
    }

    /** The same with a cover that was said before. */
    public FireView offering(@Nullable List<Cover> lastCover) {
        return new FireView(
                band,
                upToInches,
                firepower,
                shares,
                heldTo,
                diceCount,
                modifiers,
                modifier,
                dice,
                total,
                column,
                result,
                hits,
                checkModifier,
                odds,
                byRoll,
                warnings,
                passThrough,
                lastCover);
    }
}

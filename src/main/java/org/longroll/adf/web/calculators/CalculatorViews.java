package org.longroll.adf.web.calculators;

import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.FireResult;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.rules.ChargeAnswer;
import org.longroll.adf.rules.CompetenceAnswer;
import org.longroll.adf.rules.LeaderCasualty;
import org.longroll.adf.rules.RoutAnswer;
import org.longroll.adf.rules.VolleyOutcome;
import org.longroll.dice.Distribution;
import org.longroll.dice.Roll;
import org.longroll.web.rulesets.ByRollView;
import org.longroll.web.rulesets.Refused;
import org.longroll.web.rulesets.Views;

/** The answers of the smaller calculators; results are null until dice are sent. */
public final class CalculatorViews {

    private CalculatorViews() {}

    /** A charge explained, in inches; the bonus and the values after it are null until dice are sent. */
    @Schema(name = "AdfChargeAnswer")
    public record ChargeView(
            int move,
            int diceCount,
            @Nullable List<Integer> dice,
            @Nullable Number bonus,
            @Nullable Number distance,
            @Nullable Number disorderPoint,

            @Schema(description = "How likely each bonus is.")
            Map<String, Double> odds,

            List<ByRollView> byRoll) {

        static ChargeView of(ChargeAnswer answer, @Nullable List<Integer> dice) {
            var outcome = dice == null ? null : Refused.orThrow(answer.roll(new Roll(dice)));
            return new ChargeView(
                    answer.move(),
                    answer.dice().count(),
                    dice,
                    outcome == null ? null : Views.number(outcome.bonus()),
                    outcome == null ? null : Views.number(outcome.distance()),
                    outcome == null ? null : Views.number(outcome.disorderPoint()),
                    Views.odds(answer.odds(), bonus -> Views.number(bonus).toString()),
                    ByRollView.of(answer.byRoll(), bonus -> Views.number(bonus).toString()));
        }
    }

    /** A tactical competence test; {@code passed} is null until the die is sent. */
    @Schema(name = "AdfCompetenceAnswer")
    public record CompetenceTestView(
            int bmp, @Nullable Boolean passed, Map<String, Double> odds, List<ByRollView> byRoll) {

        static CompetenceTestView of(CompetenceAnswer answer, @Nullable Integer die) {
            return new CompetenceTestView(
                    answer.bmp(),
                    die == null ? null : Refused.orThrow(answer.roll(Roll.of(die))),
                    Views.odds(answer.odds(), CompetenceTestView::name),
                    ByRollView.of(answer.byRoll(), CompetenceTestView::name));
        }

        private static String name(boolean passed) {
            return passed ? "passed" : "failed";
        }
    }

    /** A leader under fire; {@code killed} is null until dice are sent. */
    @Schema(name = "AdfLeaderCasualtyAnswer")
    public record LeaderCasualtyView(
            int diceCount,
            @Nullable List<Integer> dice,
            @Nullable Boolean killed,
            Map<String, Double> odds) {

        static LeaderCasualtyView of(LeaderCasualty casualty, @Nullable List<Integer> dice) {
            return new LeaderCasualtyView(
                    casualty.dice().count(),
                    dice,
                    dice == null ? null : Refused.orThrow(casualty.roll(new Roll(dice))),
                    Views.odds(casualty.odds(), killed -> killed ? "killed" : "unhurt"));
        }
    }

    /** A rout; inches and the fate of the guns are null until dice are sent, or if none are rolled. */
    @Schema(name = "AdfRoutAnswer")
    public record RoutView(
            int diceCount,
            @Nullable List<Integer> dice,
            @Nullable Integer inches,
            @Nullable Boolean gunsLost,

            @Schema(description = "By inches, or guns-lost.")
            Map<String, Double> odds,

            List<ByRollView> byRoll) {

        static RoutView of(RoutAnswer answer, @Nullable List<Integer> dice) {
            var thrown = dice == null && answer.dice().count() == 0 ? List.<Integer>of() : dice;
            var outcome = thrown == null ? null : Refused.orThrow(answer.roll(new Roll(thrown)));
            return new RoutView(
                    answer.dice().count(),
                    dice,
                    outcome == null ? null : outcome.inches(),
                    outcome == null ? null : outcome.gunsLost(),
                    Views.odds(answer.odds().map(RoutView::name), name -> name),
                    ByRollView.of(answer.byRoll(), RoutView::name));
        }

        private static String name(RoutAnswer.Outcome outcome) {
            return outcome.gunsLost() ? "guns-lost" : Integer.toString(outcome.inches());
        }
    }

    /** The odds of the target's state after fire and check. */
    @Schema(name = "AdfVolleyAnswer")
    public record VolleyView(
            @Schema(description = "Of the fire result.") Map<String, Double> results,

            @Schema(description = "Of the level afterwards.")
            Map<String, Double> odds,

            @Schema(description = "Figures or sections left, on average.")
            double meanStrengthLeft) {

        static VolleyView of(Distribution<VolleyOutcome> outcomes) {
            return new VolleyView(
                    Views.odds(outcomes.map(VolleyOutcome::result), FireResult::word),
                    Views.odds(outcomes.map(VolleyOutcome::after), Morale::word),
                    outcomes.mean(VolleyOutcome::strengthLeft));
        }
    }
}

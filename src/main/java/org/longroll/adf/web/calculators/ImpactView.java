package org.longroll.adf.web.calculators;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.ImpactChart.ImpactResult;
import org.longroll.adf.rules.ImpactAnswer;
import org.longroll.adf.rules.ImpactOutcome;
import org.longroll.adf.rules.ImpactOutcome.Side;
import org.longroll.web.rulesets.ModifierView;
import org.longroll.web.rulesets.Views;

/** An impact explained. Falling back, figures and morale are the loser's. Null until dice are sent. */
@Schema(name = "AdfImpactAnswer")
public record ImpactView(
        PartyView attacker,
        PartyView defender,
        @Nullable Integer margin,
        @Nullable String winner,
        @Nullable String loser,
        @Nullable String outcome,
        @Nullable Integer fallBackInches,
        @Nullable Integer figuresLost,
        @Nullable String moraleAfter,
        @Nullable Number stopsShortInches,

        @Schema(description = "By winner and outcome: attacker/routed. Null where a routed unit surrenders.") @Nullable Map<String, Double> odds,

        @Schema(
                description =
                        "The same by whose fate it is, with losses and inches; empty where a routed unit surrenders.")
        List<ImpactFateView> fates) {

    /** One side: cmm and mmp are null for a routed unit of foot or horse. */
    @Schema(name = "AdfImpactParty")
    public record PartyView(
            int impactValue,
            @Nullable Integer cmm,

            @Schema(
                    description =
                            "The basic morale point; with the modifiers that count, within the chart's limits, it makes the mmp.")
            @Nullable Integer bmp,

            @Nullable Integer mmp,
            List<ModifierView> modifiers,
            @Nullable Integer fiv) {

        static PartyView of(ImpactAnswer.Party party, @Nullable Integer fiv) {
            return new PartyView(
                    party.impactValue(),
                    Views.orNull(party.cmm()),
                    Views.orNull(party.bmp()),
                    Views.orNull(party.mmp()),
                    party.modifiers().map(ModifierView::of).orElse(List.of()),
                    fiv);
        }
    }

    public static ImpactView surrender(ImpactAnswer.Surrender surrender) {
        return new ImpactView(
                PartyView.of(surrender.attacker(), null),
                PartyView.of(surrender.defender(), null),
                null,
                Side.ATTACKER.word(),
                Side.DEFENDER.word(),
                ImpactResult.SURRENDERED.word(),
                null,
                null,
                surrender.after().word(),
                null,
                null,
                List.of());
    }

    public static ImpactView open(ImpactAnswer.Contest contest) {
        return new ImpactView(
                PartyView.of(contest.attacker(), null),
                PartyView.of(contest.defender(), null),
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                odds(contest),
                ImpactFateView.of(contest));
    }

    static ImpactView decided(ImpactAnswer.Contest contest, ImpactOutcome outcome, @Nullable Number stopsShort) {
        var defeat = outcome.defeat();
        return new ImpactView(
                PartyView.of(contest.attacker(), outcome.attackFiv()),
                PartyView.of(contest.defender(), outcome.defenceFiv()),
                outcome.margin(),
                winner(outcome.winner()),
                defeat.map(lost -> lost.loser().word()).orElse(null),
                outcome.result().word(),
                defeat.map(lost -> Views.orNull(lost.fallBackInches())).orElse(null),
                defeat.map(lost -> Views.orNull(lost.figuresLost())).orElse(null),
                defeat.map(lost -> lost.after().word()).orElse(null),
                stopsShort,
                odds(contest),
                ImpactFateView.of(contest));
    }

    private static Map<String, Double> odds(ImpactAnswer.Contest contest) {
        return Views.odds(
                contest.odds(),
                result -> winner(result.winner()) + "/" + result.result().word());
    }

    private static String winner(Optional<Side> winner) {
        return winner.map(Side::word).orElse("none");
    }
}

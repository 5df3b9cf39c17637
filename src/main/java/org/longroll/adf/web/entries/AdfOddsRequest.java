package org.longroll.adf.web.entries;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.AdfOdds;
import org.longroll.adf.chart.Cover;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.FireChart.RangeBand;
import org.longroll.adf.chart.MoraleChart.CheckCause;
import org.longroll.adf.rules.AdfRules;
import org.longroll.adf.rules.FireOrder.MountedWith;
import org.longroll.adf.rules.ImpactAnswer;
import org.longroll.adf.rules.MoraleAnswer;
import org.longroll.adf.web.calculators.FireView;
import org.longroll.adf.web.calculators.ImpactView;
import org.longroll.adf.web.calculators.MeleeView;
import org.longroll.adf.web.calculators.MoraleCheckView;
import org.longroll.adf.web.calculators.RangesView;
import org.longroll.adf.web.calculators.SituationRequest;
import org.longroll.battle.Battle;
import org.longroll.rules.Rules;
import org.longroll.rules.Verdict;
import org.longroll.web.Given;
import org.longroll.web.Id;
import org.longroll.web.Inches;
import org.longroll.web.entries.DiceRequest;
import org.longroll.web.entries.OddsRequest;
import org.longroll.web.entries.SingleUnit;
import org.longroll.web.entries.Units;
import org.longroll.web.rulesets.Refused;

public sealed interface AdfOddsRequest extends OddsRequest {

    Object answer(AdfOdds odds);

    @Override
    default Object answer(Battle battle, Rules rules) {
        return answer(new AdfOdds(battle, (AdfRules) rules));
    }

    /** A fire, as it would be recorded, without its dice. */
    @Schema(name = "AdfFireOdds")
    record Fire(
            @Schema(defaultValue = "fire") @Nullable FireKind kind,
            @NotNull @Size(min = 1, max = 12) @Units List<@NotNull @Id String> units,
            @NotNull @Id @Schema(examples = "15-alabama") String target,
            @Inches @Schema(examples = "3") @Nullable BigDecimal inches,
            @Nullable RangeBand band,
            @Schema(defaultValue = "front") @Nullable Aspect aspect,
            @Size(max = 8) @Nullable List<@NotNull Cover> cover,
            @Nullable Boolean behindSkirmishers,
            @Nullable Boolean inBuildings,
            @Nullable Boolean declineOpeningVolley,
            @Schema(defaultValue = "weapon") @Nullable MountedWith mountedWith,

            @Schema(description = "Whether a charging target has come to its disorder point. Left out, it has.")
            @Nullable Boolean disorderPointReached)
            implements AdfOddsRequest {

        @Override
        public FireView answer(AdfOdds odds) {
            return FireView.of(Refused.orThrow(odds.fire(entry().order())), null, List.of())
                    .offering(odds.lastSaid(target).underFire());
        }

        private FireRequest entry() {
            return new FireRequest(
                    kind,
                    units,
                    target,
                    inches,
                    band,
                    aspect,
                    cover,
                    behindSkirmishers,
                    inBuildings,
                    declineOpeningVolley,
                    mountedWith,
                    null,
                    null,
                    null,
                    disorderPointReached,
                    DiceRequest.ByServer.ROLL);
        }
    }

    /** A fire in every band in which it is possible. */
    @Schema(name = "AdfRangesOdds")
    record Ranges(
            @Schema(defaultValue = "fire") @Nullable FireKind kind,
            @NotNull @Size(min = 1, max = 12) @Units List<@NotNull @Id String> units,
            @NotNull @Id @Schema(examples = "15-alabama") String target,
            @Schema(defaultValue = "front") @Nullable Aspect aspect,
            @Size(max = 8) @Nullable List<@NotNull Cover> cover,
            @Nullable Boolean behindSkirmishers,
            @Nullable Boolean inBuildings,
            @Nullable Boolean declineOpeningVolley,
            @Schema(defaultValue = "weapon") @Nullable MountedWith mountedWith)
            implements AdfOddsRequest {

        private static final List<RangeBand> NEAREST_FIRST =
                List.of(RangeBand.CANISTER, RangeBand.SHORT, RangeBand.NORMAL, RangeBand.LONG);

        @Override
        public RangesView answer(AdfOdds odds) {
            return new RangesView(NEAREST_FIRST.stream()
                    .map(band -> odds.fire(at(band).entry().order()))
                    .flatMap(verdict -> verdict.refusal().isPresent() ? Stream.of() : Stream.of(verdict.answer()))
                    .map(answer -> FireView.of(answer, null, List.of()))
                    .toList());
        }

        private Fire at(RangeBand band) {
            return new Fire(
                    kind,
                    units,
                    target,
                    null,
                    band,
                    aspect,
                    cover,
                    behindSkirmishers,
                    inBuildings,
                    declineOpeningVolley,
                    mountedWith,
                    null);
        }
    }

    /** The melee that a charge has come to. */
    @Schema(name = "AdfMeleeOdds")
    record Melee(
            @NotNull UUID charge,
            @Valid @Nullable Side attacker,
            @Valid @Nullable Side defender) implements AdfOddsRequest {

        @Schema(name = "AdfMeleeOddsSide")
        public record Side(
                @Schema(defaultValue = "weapon") @Nullable MountedWith mountedWith) {

            static final Side UNSAID = new Side(null);

            MountedWith with() {
                return Given.or(mountedWith, MountedWith.WEAPON);
            }
        }

        @Override
        public MeleeView answer(AdfOdds odds) {
            return MeleeView.of(Refused.orThrow(odds.melee(
                    charge,
                    Given.or(attacker, Side.UNSAID).with(),
                    Given.or(defender, Side.UNSAID).with())));
        }
    }

    /** A check that is due, or a hypothetical one. */
    @Schema(name = "AdfMoraleCheckOdds", description = "Says `due`, or `unit` with what might call its check.")
    record MoraleCheck(
            @Size(max = 80) @Nullable String due,

            @SingleUnit @Id @Schema(examples = "20-maine") @Nullable String unit,

            @Min(0) @Max(12) @Schema(defaultValue = "0") @Nullable Integer checkModifier,

            @Schema(defaultValue = "other") @Nullable CheckCause from,
            @Valid @Nullable SituationRequest situation)
            implements AdfOddsRequest {

        @Override
        public MoraleCheckView answer(AdfOdds odds) {
            return MoraleCheckView.of(Refused.orThrow(due == null ? thoughtOf(odds) : called(odds)), null);
        }

        private Verdict<MoraleAnswer> called(AdfOdds odds) {
            if (unit != null || checkModifier != null || from != null) {
                throw Given.invalid("due", "says already who checks and why");
            }
            return odds.check(Given.needed(due, "due"), SituationRequest.said(situation));
        }

        private Verdict<MoraleAnswer> thoughtOf(AdfOdds odds) {
            return odds.check(
                    Given.needed(unit, "unit"),
                    Given.count(checkModifier),
                    Given.or(from, CheckCause.OTHER),
                    SituationRequest.said(situation));
        }
    }

    /** The impact of the charge under way, or of a hypothetical one. */
    @Schema(name = "AdfImpactOdds", description = "Says `charge`, or the `unit` of each side and the `aspect`.")
    record Impact(
            @Nullable UUID charge,
            @Valid @Nullable Side attacker,
            @Valid @Nullable Side defender,

            @Schema(defaultValue = "front", description = "Where the charge comes from, as the defender sees it.")
            @Nullable Aspect aspect)
            implements AdfOddsRequest {

        @Schema(name = "AdfImpactOddsSide")
        public record Side(
                @SingleUnit @Id @Nullable String unit,
                @Valid @Nullable SituationRequest situation) {

            static final Side UNSAID = new Side(null, null);
        }

        @Override
        public ImpactView answer(AdfOdds odds) {
            return switch (Refused.orThrow(charge == null ? thoughtOf(odds) : underWay(odds))) {
                case ImpactAnswer.Surrender surrender -> ImpactView.surrender(surrender);
                case ImpactAnswer.Contest contest -> ImpactView.open(contest);
            };
        }

        private Verdict<ImpactAnswer> underWay(AdfOdds odds) {
            return odds.impact(
                    Given.needed(charge, "charge"),
                    SituationRequest.said(Given.or(attacker, Side.UNSAID).situation()),
                    SituationRequest.said(Given.or(defender, Side.UNSAID).situation()));
        }

        private Verdict<ImpactAnswer> thoughtOf(AdfOdds odds) {
            var attacks = Given.or(attacker, Side.UNSAID);
            var defends = Given.or(defender, Side.UNSAID);
            return odds.impact(
                    Given.needed(attacks.unit(), "attacker.unit"),
                    SituationRequest.said(attacks.situation()),
                    Given.needed(defends.unit(), "defender.unit"),
                    SituationRequest.said(defends.situation()),
                    Given.or(aspect, Aspect.FRONT));
        }
    }
}

package org.longroll.rff.web.entries;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.journal.GivenDice;
import org.longroll.rff.battle.ChargeOrder;
import org.longroll.rff.battle.RffOdds;
import org.longroll.rff.chart.ChargeCondition;
import org.longroll.rff.chart.Cover;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.chart.TargetCondition;
import org.longroll.rff.rules.ChargeAnswer;
import org.longroll.rff.rules.RffRules;
import org.longroll.rff.web.calculators.ChargeView;
import org.longroll.rff.web.calculators.FireView;
import org.longroll.rff.web.calculators.ManeuverView;
import org.longroll.rules.Rules;
import org.longroll.rules.Verdict;
import org.longroll.web.Given;
import org.longroll.web.Id;
import org.longroll.web.Inches;
import org.longroll.web.entries.DiceRequest;
import org.longroll.web.entries.OddsRequest;
import org.longroll.web.entries.OneUnit;
import org.longroll.web.entries.Units;
import org.longroll.web.rulesets.Refused;

/** Questions about units in battles of Regimental Fire and Fury. */
public sealed interface RffOddsRequest extends OddsRequest {

    Object answer(RffOdds odds);

    @Override
    default Object answer(Battle battle, Rules rules) {
        return answer(new RffOdds(battle, (RffRules) rules));
    }

    /** A fire, as it would be recorded, without its die. */
    @Schema(name = "RffFireOdds")
    record Fire(
            @NotNull @Schema(examples = "musketry") FireKind kind,
            @Size(min = 1, max = 12) @Units @Nullable List<@NotNull @Id String> units,
            @Inches @Schema(examples = "7") @Nullable BigDecimal inches,
            @Size(min = 1, max = 12) @Nullable List<FireRequest.@NotNull @Valid Group> firers,
            @NotNull @Id @Schema(examples = "2-mississippi") String target,
            @Size(max = 9) @Nullable List<@NotNull TargetCondition> conditions,
            @Schema(defaultValue = "none") @Nullable Cover cover,
            @Nullable Boolean buckAndBall,
            @Nullable Boolean sharpshooters)
            implements RffOddsRequest {

        @Override
        public FireView answer(RffOdds odds) {
            var entry = new FireRequest(
                    kind,
                    units,
                    inches,
                    firers,
                    target,
                    conditions,
                    cover,
                    buckAndBall,
                    sharpshooters,
                    null,
                    DiceRequest.ByServer.ROLL);
            return FireView.offering(
                    Refused.orThrow(odds.fire(entry.order())),
                    odds.lastCover(target).orElse(null));
        }
    }

    @Schema(name = "RffManeuverOdds")
    record Maneuver(
            @OneUnit List<@NotNull @Id String> units,
            @NotNull Boolean inCommand,
            @Size(max = 15) @Nullable List<@NotNull ManeuverCondition> conditions)
            implements RffOddsRequest {

        @Override
        public ManeuverView answer(RffOdds odds) {
            return ManeuverView.of(
                    Refused.orThrow(odds.maneuver(units.getFirst(), inCommand, Given.list(conditions))), null);
        }
    }

    /** The combat of a charge under way, or of a hypothetical one. */
    @Schema(name = "RffChargeOdds", description = "Says `charge`, or the `units` of both sides and how they charge.")
    record Charge(
            @Nullable UUID charge,
            @Valid @Nullable Side attacker,
            @Valid @Nullable Side defender,
            @Nullable Boolean coldSteel,
            @Schema(defaultValue = "open") @Nullable Ground ground)
            implements RffOddsRequest {

        @Schema(name = "RffChargeOddsSide")
        public record Side(
                @Size(min = 1, max = 12) @Units @Nullable List<@NotNull @Id String> units,
                @Min(1) @Max(50) @Nullable Integer stands,
                @Size(max = 18) @Nullable List<@NotNull ChargeCondition> conditions) {

            static final Side UNSAID = new Side(null, null, null);

            private ChargeOrder.Party party() {
                return new ChargeOrder.Party(stands, Given.list(conditions), GivenDice.ROLL);
            }
        }

        @Override
        public ChargeView answer(RffOdds odds) {
            var attacks = Given.or(attacker, Side.UNSAID);
            var defends = Given.or(defender, Side.UNSAID);
            return ChargeView.open(Refused.orThrow(
                    charge == null
                            ? thoughtOf(odds, attacks, defends)
                            : odds.charge(charge, attacks.party(), defends.party())));
        }

        private Verdict<ChargeAnswer> thoughtOf(RffOdds odds, Side attacks, Side defends) {
            var target = Given.needed(defends.units(), "defender.units");
            if (target.size() != 1) {
                throw Given.invalid("defender.units", "must be one unit");
            }
            var thought = new ChargeOrder.Charge(
                    Given.needed(attacks.units(), "attacker.units"),
                    target.getFirst(),
                    Given.yes(coldSteel),
                    ground,
                    List.of(),
                    Map.of());
            return odds.charge(thought, attacks.party(), defends.party());
        }
    }
}

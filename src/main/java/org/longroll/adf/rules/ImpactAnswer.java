package org.longroll.adf.rules;

import java.util.Optional;
import java.util.OptionalInt;
import org.longroll.adf.chart.ImpactChart;
import org.longroll.adf.chart.ImpactChart.ImpactResult;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.rules.ImpactOutcome.Side;
import org.longroll.dice.Dice;
import org.longroll.dice.Distribution;
import org.longroll.dice.Roll;
import org.longroll.rules.Modifiers;
import org.longroll.rules.Verdict;

/** An impact before its roll: what each side adds to its dice. */
public sealed interface ImpactAnswer {

    Party attacker();

    Party defender();

    /** One side of the impact; a routed unit has no {@code cmm} and no morale points. */
    record Party(int impactValue, OptionalInt cmm, OptionalInt bmp, OptionalInt mmp, Optional<Modifiers> modifiers) {}

    record Result(Optional<Side> winner, ImpactResult result) {}

    /** A routed unit in contact does not fight. */
    record Surrender(Party attacker, Party defender, Morale after) implements ImpactAnswer {}

    record Contest(Party attacker, Party defender, Contestant attacking, Contestant defending, ImpactChart chart)
            implements ImpactAnswer {

        public Dice dice() {
            return Dice.d6(chart.dice());
        }

        public Distribution<Result> odds() {
            return margins().map(margin -> {
                var winner = winner(margin);
                return new Result(
                        winner,
                        ImpactOutcome.line(chart, Math.abs(margin), winner).result());
            });
        }

        /** The odds of every outcome, with what the loser suffers. */
        public Distribution<ImpactOutcome> outcomes() {
            return margins().map(margin -> outcome(Math.max(0, margin), Math.max(0, -margin)));
        }

        /** The odds of each margin of the attacker; negative if the defender is ahead. */
        public Distribution<Integer> margins() {
            int ahead = added(attacker) - added(defender);
            return dice().sum().combine(dice().sum(), (attack, defence) -> ahead + attack - defence);
        }

        public Verdict<ImpactOutcome> roll(Roll attack, Roll defence) {
            return Throw.of(dice(), attack, "attacker.dice").then(mine -> Throw.of(dice(), defence, "defender.dice")
                    .map(theirs -> outcome(added(attacker) + mine.sum(), added(defender) + theirs.sum())));
        }

        private ImpactOutcome outcome(int attackFiv, int defenceFiv) {
            int margin = attackFiv - defenceFiv;
            return ImpactOutcome.of(this, attackFiv, defenceFiv, winner(margin));
        }

        private static Optional<Side> winner(int margin) {
            if (margin == 0) {
                return Optional.empty();
            }
            return Optional.of(margin > 0 ? Side.ATTACKER : Side.DEFENDER);
        }

        private static int added(Party party) {
            return party.impactValue() - party.mmp().orElseThrow();
        }
    }
}

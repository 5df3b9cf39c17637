package org.longroll.adf.rules;

import java.util.Optional;
import java.util.OptionalInt;
import org.longroll.adf.chart.ImpactChart;
import org.longroll.adf.chart.ImpactChart.ImpactLine;
import org.longroll.adf.chart.ImpactChart.ImpactResult;
import org.longroll.adf.chart.Morale;
import org.longroll.rules.Word;

/** The final impact values, and the effects on the loser; none after a melee or if the attacker stopped short. */
public record ImpactOutcome(
        int attackFiv, int defenceFiv, Optional<Side> winner, ImpactResult result, Optional<Defeat> defeat) {

    /** The effects on the loser; {@code fallBackInches} is empty if it surrenders. */
    public record Defeat(Side loser, OptionalInt fallBackInches, OptionalInt figuresLost, Morale after) {}

    public int margin() {
        return Math.abs(attackFiv - defenceFiv);
    }

    /** The line of the results for a margin; a losing attacker has a milder one, except for surrender. */
    static ImpactLine line(ImpactChart chart, int margin, Optional<Side> winner) {
        var line = chart.line(margin);
        var worst = chart.losingAttacker().worst();
        boolean spared = winner.filter(Side.DEFENDER::equals).isPresent()
                && line.level()
                        .filter(level -> level.worseThan(worst) && level.inPlay())
                        .isPresent();
        return spared ? chart.lineFor(worst) : line;
    }

    static ImpactOutcome of(ImpactAnswer.Contest contest, int attackFiv, int defenceFiv, Optional<Side> winner) {
        int margin = Math.abs(attackFiv - defenceFiv);
        var line = line(contest.chart(), margin, winner);
        var defeat = line.level().flatMap(level -> winner.map(side -> defeat(contest, side, margin, level)));
        return new ImpactOutcome(attackFiv, defenceFiv, winner, line.result(), defeat);
    }

    private static Defeat defeat(ImpactAnswer.Contest contest, Side winner, int margin, Morale level) {
        var chart = contest.chart();
        var printed = chart.line(margin);
        var relief = chart.losingAttacker();
        return switch (winner) {
            case ATTACKER -> defeat(Side.DEFENDER, contest.defending(), printed, margin, 0, level);
            case DEFENDER ->
                defeat(
                        Side.ATTACKER,
                        contest.attacking(),
                        printed,
                        margin - relief.inchesLess(),
                        relief.figuresLess(),
                        level);
        };
    }

    private static Defeat defeat(
            Side loser, Contestant unit, ImpactLine printed, int inches, int spared, Morale level) {
        var lost = printed.figuresLost().isPresent()
                ? OptionalInt.of(Math.clamp(printed.figuresLost().getAsInt() - spared, 0, unit.strength()))
                : OptionalInt.empty();
        return new Defeat(
                loser,
                printed.fallsBack() ? OptionalInt.of(Math.max(0, inches)) : OptionalInt.empty(),
                lost,
                unit.troops().morale().orWorse(level));
    }

    public enum Side implements Word {
        ATTACKER,
        DEFENDER
    }
}

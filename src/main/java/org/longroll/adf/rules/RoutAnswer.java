package org.longroll.adf.rules;

import java.util.List;
import java.util.Optional;
import org.longroll.adf.chart.MovementChart.GunRout;
import org.longroll.adf.chart.MovementChart.Parity;
import org.longroll.dice.Dice;
import org.longroll.dice.Distribution;
import org.longroll.dice.Roll;
import org.longroll.dice.RollSpan;
import org.longroll.rules.Verdict;

/** A rout on one kind of ground; a battery loses its guns on the totals {@code gunsLostOn}. */
public record RoutAnswer(GunRout how, Optional<Parity> gunsLostOn) {

    public record Outcome(int inches, boolean gunsLost) {}

    public Dice dice() {
        return switch (how) {
            case GunRout.Rolled(Dice dice) -> dice;
            case GunRout.Inches(int inches) -> Dice.d6(0);
            case GunRout.Abandoned() -> Dice.d6(0);
        };
    }

    public Distribution<Outcome> odds() {
        return dice().sum().map(this::outcome);
    }

    /** How far each total of the dice makes it run. */
    public List<RollSpan<Outcome>> byRoll() {
        return RollSpan.of(dice().sum(), this::outcome);
    }

    public Verdict<Outcome> roll(Roll roll) {
        return Throw.of(dice(), roll, "dice").map(thrown -> outcome(thrown.sum()));
    }

    private Outcome outcome(int total) {
        return switch (how) {
            case GunRout.Rolled(Dice dice) ->
                gunsLostOn.filter(parity -> parity.of(total)).isPresent()
                        ? new Outcome(0, true)
                        : new Outcome(total, false);
            case GunRout.Inches(int inches) -> new Outcome(inches, false);
            case GunRout.Abandoned() -> new Outcome(0, true);
        };
    }
}

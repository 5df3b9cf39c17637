package org.longroll.rff.rules;

import java.util.List;
import java.util.Optional;
import org.longroll.dice.Distribution;
import org.longroll.dice.RollSpan;
import org.longroll.rff.chart.FireChart;
import org.longroll.rff.chart.FireChart.ChargeFate;
import org.longroll.rff.chart.FireChart.FireLine;
import org.longroll.rff.chart.FireChart.FireResult;
import org.longroll.rff.chart.TargetCondition;
import org.longroll.rules.Modifiers;
import org.longroll.rules.Verdict;
import org.longroll.rules.Word;

/** A fire before its roll: its points, and what is added to the die. */
public record FireAnswer(FireOrder order, FirePoints points, Modifiers modifiers, FireChart chart, TheDie die) {

    public Distribution<FireResult> odds() {
        return outcomes().map(FireOutcome::result);
    }

    /** The result of each face of the die. */
    public List<RollSpan<FireResult>> byRoll() {
        return RollSpan.of(die.odds(), face -> outcome(face).result());
    }

    /** Every outcome with its odds: stands lost, the target's state, the fate of its charge. */
    public Distribution<FireOutcome> outcomes() {
        return die.odds().map(this::outcome);
    }

    public Verdict<FireOutcome> roll(int shown) {
        return die.read(shown, "die").map(this::outcome);
    }

    private FireOutcome outcome(int face) {
        int total = face + modifiers.sum();
        var line = chart.line(order.target().quality(), total);
        var result = Word.line(chart.lines(), line).result();
        return new FireOutcome(
                face,
                total,
                result,
                loss(order.target(), result, total),
                charge(line),
                mayRecall(line),
                massed(result, total),
                face == chart.procedure().lowOnAmmunitionDie(),
                face == chart.procedure().fallenLeaderDie());
    }

    private Optional<ChargeFate> charge(FireLine line) {
        var printed = Word.line(chart.lines(), line).charge();
        return switch (order.target().charging()) {
            case NO -> Optional.empty();
            case CHARGING -> Optional.of(printed);
            case WITH_COLD_STEEL ->
                Optional.of(printed == ChargeFate.CHECKED_UNLESS_COLD_STEEL ? ChargeFate.HOME : printed);
        };
    }

    private boolean mayRecall(FireLine line) {
        return order.target().conditions().contains(TargetCondition.CAVALRY)
                && charge(line).filter(fate -> fate != ChargeFate.HOME).isPresent();
    }

    private List<FireLoss> massed(FireResult result, int total) {
        var lower = chart.behind(result);
        return order.massed().stream().map(behind -> loss(behind, lower, total)).toList();
    }

    private FireLoss loss(Target target, FireResult result, int total) {
        return FireLoss.of(Word.line(chart.effects(), result), result, order.kind(), target, total);
    }
}

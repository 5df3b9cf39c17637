package org.longroll.rff.rules;

import java.util.List;
import java.util.Map;
import org.longroll.dice.Distribution;
import org.longroll.dice.RollSpan;
import org.longroll.rff.chart.FieldChart.LeaderEffect;
import org.longroll.rff.chart.FieldChart.LeaderFate;
import org.longroll.rff.chart.FieldChart.LeaderLine;
import org.longroll.rules.Verdict;

public record FallenLeaderAnswer(Map<LeaderFate, LeaderLine> lines, TheDie die) {

    public record Outcome(int die, LeaderFate fate, LeaderEffect effect) {}

    public Distribution<LeaderFate> odds() {
        return die.odds().map(face -> outcome(face).fate());
    }

    /** The fate of each face of the die. */
    public List<RollSpan<LeaderFate>> byRoll() {
        return RollSpan.of(die.odds(), face -> outcome(face).fate());
    }

    public Distribution<LeaderEffect> effects() {
        return die.odds().map(face -> outcome(face).effect());
    }

    public Verdict<Outcome> roll(int shown) {
        return die.read(shown, "die").map(this::outcome);
    }

    private Outcome outcome(int face) {
        return lines.entrySet().stream()
                .filter(line -> line.getValue().die().contains(face))
                .map(line -> new Outcome(face, line.getKey(), line.getValue().effect()))
                .findFirst()
                .orElseThrow();
    }
}

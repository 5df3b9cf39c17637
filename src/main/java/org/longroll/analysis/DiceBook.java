package org.longroll.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.longroll.analysis.DiceTally.By;
import org.longroll.analysis.ThrownDice.Throw;
import org.longroll.journal.JournalEvent.DiceRolled;

/** Counts dice: every die once, in the order in which it fell. */
final class DiceBook {

    private record Page(int sides, By by, String of) {}

    private final Map<Page, List<List<Integer>>> pages = new LinkedHashMap<>();
    private int dice;
    private int undone;
    private int corrected;

    void add(Throw thrown) {
        var rolled = thrown.dice();
        dice += rolled.faces().size();
        var source = rolled.source().word();
        note(rolled, By.ALL, "");
        note(rolled, By.SOURCE, source);
        note(rolled, By.THROWER, thrown.thrower());
        note(rolled, By.PURPOSE, rolled.purpose());
        switch (thrown.fate()) {
            case STANDS -> {}
            case CORRECTED -> {
                corrected += rolled.faces().size();
                note(rolled, By.CORRECTED, "");
            }
            case TAKEN_BACK, STRUCK, LEFT_OUT -> {
                undone += rolled.faces().size();
                note(rolled, By.UNDONE, "");
            }
        }
    }

    private void note(DiceRolled rolled, By by, String of) {
        pages.computeIfAbsent(new Page(rolled.sides(), by, of), page -> new ArrayList<>())
                .add(rolled.faces());
    }

    DiceStatistics told() {
        var order = Comparator.comparing(Page::by).thenComparing(Page::sides).thenComparing(Page::of);
        var sorted = new TreeMap<Page, List<List<Integer>>>(order);
        sorted.putAll(pages);
        var tallies = sorted.entrySet().stream()
                .map(page -> tally(page.getKey(), page.getValue()))
                .toList();
        return new DiceStatistics(dice, undone, corrected, tallies);
    }

    private static DiceTally tally(Page page, List<List<Integer>> rolls) {
        var counts = new long[page.sides()];
        rolls.forEach(faces -> faces.forEach(face -> counts[face - 1]++));
        long all = 0;
        long sum = 0;
        List<Integer> listed = new ArrayList<>();
        for (int i = 0; i < counts.length; i++) {
            all += counts[i];
            sum += counts[i] * (i + 1);
            listed.add(Math.toIntExact(counts[i]));
        }
        return new DiceTally(
                page.by(),
                page.of().isEmpty() ? null : page.of(),
                page.sides(),
                Math.toIntExact(all),
                listed,
                all == 0 ? 0 : (double) sum / all,
                (page.sides() + 1) / 2.0,
                Fairness.ofFaces(counts),
                Fairness.ofOrder(rolls, page.sides()));
    }
}

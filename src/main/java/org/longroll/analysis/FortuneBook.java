package org.longroll.analysis;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.longroll.analysis.Fortune.Measure;
import org.longroll.analysis.Happening.Threw.Reading;
import org.longroll.analysis.RollLuck.Part;

final class FortuneBook {

    /** Rolls made come before rolls suffered. */
    private record Page(Part part, RollKind kind) implements Comparable<Page> {
        @Override
        public int compareTo(Page other) {
            return part == other.part ? kind.compareTo(other.kind) : part.compareTo(other.part);
        }
    }

    /** The sum of some rolls, and its distribution. */
    private record Sum(int rolls, double actual, Spread spread) {
        Sum plus(Sum other) {
            return new Sum(rolls + other.rolls, actual + other.actual, spread.plus(other.spread));
        }
    }

    private final Subject subject;
    private final SortedMap<Page, Sum> pages = new TreeMap<>();
    private final Map<Page, Integer> thrown = new HashMap<>();
    private int rolls;
    private double score;
    private final ScoreTail tail = new ScoreTail();

    FortuneBook(Subject subject) {
        this.subject = subject;
    }

    Subject subject() {
        return subject;
    }

    /** Whether chance had a part in it, other than in a single roll for a leader beside it. */
    boolean saysSomething() {
        return rolls > 1 || rolls == 1 && pages.firstKey().kind() != RollKind.LEADER_UNDER_FIRE;
    }

    /** Adds one roll, with those of its readings that concern the subject; all are of one die. */
    void add(RollKind kind, Part part, List<Reading> all) {
        thrown.merge(new Page(part, kind), 1, Integer::sum);
        var readings = LuckBook.open(all);
        if (readings.isEmpty()) {
            return;
        }
        var spread = Spread.ofOneDie(readings.stream().map(Reading::spread).toList());
        double actual = readings.stream().mapToDouble(Reading::worth).sum();
        pages.merge(new Page(part, kind), new Sum(1, actual, spread), Sum::plus);
        rolls++;
        score += sign(part) * (actual - spread.mean()) / Math.sqrt(spread.variance());
        tail.add(spread, sign(part));
    }

    private static int sign(Part part) {
        return switch (part) {
            case MADE -> 1;
            case SUFFERED -> -1;
        };
    }

    Fortune told() {
        double z = rolls == 0 ? 0 : score / Math.sqrt(rolls);
        var chance = tail.of(score);
        int all = thrown.values().stream().mapToInt(Integer::intValue).sum();
        var measures = pages.entrySet().stream()
                .map(page -> measure(page.getKey(), page.getValue()))
                .toList();
        return new Fortune(
                subject,
                rolls,
                z,
                chance.probability(),
                chance.exact(),
                LuckSentences.of(subject.name(), rolls, all, z, chance.probability()),
                measures);
    }

    private Measure measure(Page page, Sum sum) {
        var spread = sum.spread();
        int all = thrown.getOrDefault(page, sum.rolls());
        double more = sum.actual() - spread.mean();
        double chance = spread.chanceOfAsMuchAs(sum.actual());
        return new Measure(
                page.kind(),
                page.part(),
                sum.rolls(),
                all,
                sum.actual(),
                spread.mean(),
                spread.variance(),
                sign(page.part()) * more / Math.sqrt(spread.variance()),
                chance,
                LuckSentences.of(subject.name(), page.kind(), page.part(), sum.rolls(), all, more, chance));
    }
}

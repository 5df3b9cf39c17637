package org.longroll.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.longroll.bench.Work.Contender;
import org.longroll.bench.Work.Way;
import org.longroll.training.Measure;

/** Measures works in rounds, each way of each work once in every round; the medians count. */
public record Bench(int rounds, Duration each, Consumer<String> progress) {

    /** The measures of each contender in one work. */
    public record Outcome(Work work, Map<Contender, Measure> best) {}

    /** Warms up every way, measures the rounds, and answers in the order of the works; one that fails is left out. */
    public List<Outcome> measure(List<Work> works) {
        var found = new IdentityHashMap<Way, List<Measure>>();
        var going = new ArrayList<>(works);
        for (int round = 0; round <= rounds; round++) {
            progress.accept(round == 0 ? "warming up" : "round %d of %d".formatted(round, rounds));
            int number = round;
            going.removeIf(work -> work.hasTurnIn(number) && !hasMeasured(work, number, found));
        }
        return going.stream().map(work -> outcome(work, found)).toList();
    }

    private boolean hasMeasured(Work work, int round, Map<Way, List<Measure>> found) {
        try {
            for (var way : work.ways()) {
                var measure = way.run().run(each);
                if (round > 0) {
                    found.computeIfAbsent(way, key -> new ArrayList<>()).add(measure);
                }
            }
            return true;
        } catch (Exception e) {
            progress.accept("%s is given up: %s".formatted(work.name(), e));
            return false;
        }
    }

    private static Outcome outcome(Work work, Map<Way, List<Measure>> found) {
        var best = new EnumMap<Contender, Measure>(Contender.class);
        for (var way : work.ways()) {
            best.merge(
                    way.contender(),
                    Measure.median(found.getOrDefault(way, List.of())),
                    (one, other) -> one.figure() >= other.figure() ? one : other);
        }
        return new Outcome(work, best);
    }
}

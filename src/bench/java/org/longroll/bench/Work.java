package org.longroll.bench;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.training.Measure;

/**
 * One line of the table: a work that is done in several ways, and the bar for Longroll. A new line is a new {@code
 * Work} in the list that {@link Bench} gets.
 */
public record Work(
        String name,
        String unit,
        List<Way> ways,
        List<Bar> bars,
        @Nullable Tail tail,
        int roundsMax) {

    /** The owner of a way. Of several ways of one contender the best counts. */
    public enum Contender {
        LONGROLL("Longroll"),
        RAW("raw JDBC"),
        AXON("Axon"),
        PEKKO("Pekko"),
        OTHER("other");

        private final String title;

        Contender(String title) {
            this.title = title;
        }

        String title() {
            return title;
        }
    }

    /** Does the work for about so long and measures it. */
    public interface Run {
        Measure run(Duration time) throws Exception;
    }

    public record Way(Contender contender, Run run) {}

    /** The ratio to the other's figure that Longroll must reach, and the one we aim for. */
    public record Bar(Contender beside, double must, double aim) {}

    /** The ratio of p99 to the median that is allowed, and the one we aim for. */
    public record Tail(double must, double aim) {}

    public Work {
        ways = List.copyOf(ways);
        bars = List.copyOf(bars);
    }

    public Work(String name, String unit, List<Way> ways, List<Bar> bars) {
        this(name, unit, ways, bars, null, Integer.MAX_VALUE);
    }

    Work with(Tail bound) {
        return new Work(name, unit, ways, bars, bound, roundsMax);
    }

    /** Done at most so often, without a warm-up, because it takes long and starts from nothing each time. */
    Work inRounds(int most) {
        return new Work(name, unit, ways, bars, tail, most);
    }

    boolean hasTurnIn(int round) {
        return round <= roundsMax && (round > 0 || roundsMax == Integer.MAX_VALUE);
    }
}

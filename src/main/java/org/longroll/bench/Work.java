package org.longroll.bench;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One line of the table: something that is done in several ways, and what Longroll's way must reach beside the others.
 * A new line is a new {@code Work} in the list that {@link Bench} is given.
 */
public record Work(
        String name,
        String unit,
        List<Way> ways,
        List<Bar> bars,
        @Nullable Tail tail,
        int roundsMax) {

    /** Whose way it is. Of several ways of one contender the best counts. */
    public enum Contender {
        LONGROLL("Longroll"),
        RAW("raw JDBC"),
        AXON("Axon"),
        PEKKO("Pekko"),
        /** Whatever the work's name says. */
        OTHER("other");

        private final String title;

        Contender(String title) {
            this.title = title;
        }

        String title() {
            return title;
        }
    }

    /** Does the work for about so long, and says how much of it that was. */
    public interface Run {
        Measure run(Duration time) throws Exception;
    }

    /** One way to do it. */
    public record Way(Contender contender, Run run) {}

    /** How many times the other's figure Longroll's must be, and how many we aim for. */
    public record Bar(Contender beside, double must, double aim) {}

    /** How many times its median the slowest answer of a hundred may take, and how many we aim for. */
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

    /** Done at most so often, without a warm-up, because it takes long and begins from nothing each time. */
    Work inRounds(int most) {
        return new Work(name, unit, ways, bars, tail, most);
    }

    boolean hasTurnIn(int round) {
        return round <= roundsMax && (round > 0 || roundsMax == Integer.MAX_VALUE);
    }
}

package org.longroll.bench;

import java.time.Duration;
import java.util.List;

/**
 * One line of the table: something that is done in several ways, and what Longroll's way must reach beside the others.
 * A new line is a new {@code Work} in the list that {@link Bench} is given.
 */
public record Work(String name, String unit, List<Way> ways, List<Bar> bars) {

    /** Whose way it is. Of several ways of one contender the best counts. */
    public enum Contender {
        LONGROLL("Longroll"),
        RAW("raw JDBC"),
        AXON("Axon"),
        PEKKO("Pekko");

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

    public Work {
        ways = List.copyOf(ways);
        bars = List.copyOf(bars);
    }
}

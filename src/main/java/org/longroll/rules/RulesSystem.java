package org.longroll.rules;

/** The port that every room uses of a system of rules: its title, and the reading of its charts. */
public interface RulesSystem extends Port {

    Ports<RulesSystem> ALL = Ports.of(RulesSystem.class);

    /** The title of the rulebook. */
    String title();

    /** Reads and checks a whole chart; throws {@link ChartRefused} with every problem found. */
    Rules read(Chart chart);
}

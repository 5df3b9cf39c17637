package org.longroll.rules;

/**
 * A system of rules that can read charts of its own kind. Implementations are found with {@link java.util.ServiceLoader},
 * so that a new system is a new package and a line of configuration.
 */
public interface RulesSystem {

    /** The name that its charts carry as their system. */
    String name();

    /** Reads and checks a whole chart; throws {@link ChartRefused} with every problem found. */
    Rules read(Chart chart);
}

package org.longroll.rules;

/**
 * What one room needs of a system of rules. Each room that needs something has an interface that extends this one, and
 * each system brings an implementation of every one of them. They are found with {@link java.util.ServiceLoader}, so that
 * a new system is a new package and a line of configuration for each port; see {@link Ports}.
 */
public interface Port {

    /** The name that its charts carry as their system. */
    String system();
}

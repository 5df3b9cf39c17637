package org.longroll.rules;

/**
 * The part of a system of rules that one room uses. Each room that needs something has an interface that extends this
 * one, and each system implements all of them. {@link java.util.ServiceLoader} finds the implementations, so a new
 * system is a new package and a line of configuration for each port; see {@link Ports}.
 */
public interface Port {

    /** The name of the system, as in the headings of its charts. */
    String system();
}

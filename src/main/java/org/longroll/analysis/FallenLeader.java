package org.longroll.analysis;

/**
 * A leader was lost for good.
 *
 * @param fate what became of him, as the system has it
 */
public record FallenLeader(Moment moment, String leader, String name, String side, String fate) {}

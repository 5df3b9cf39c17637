package org.longroll.analysis;

/** A leader was lost for good; {@code fate} is the system's word. */
public record FallenLeader(Moment moment, String leader, String name, String side, String fate) {}

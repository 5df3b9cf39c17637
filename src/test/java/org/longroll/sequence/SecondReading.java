package org.longroll.sequence;

import java.util.List;
import java.util.Map;
import java.util.Set;

/** A sequence of play, followed from the orders and the dice alone. */
public interface SecondReading {

    /** Takes one entry in, and says which lines of the chart it went by. */
    List<String> follow(Said entry);

    /** The turn, its part and whose it is. */
    String clock();

    Set<String> units();

    /** A unit's state in the words of its status. */
    Map<String, Object> unit(String id);

    Set<String> leaders();

    Map<String, Object> leader(String id);

    /** What is due, in the order in which it was called. */
    List<Map<String, Object>> due();

    boolean isOver();

    /** Who may do what now, for the types that {@link #spokenFor} names. */
    Set<Offer> next();

    Set<String> spokenFor();

    /** Whether kinds of one type are told apart: a reaction fire from a desperation fire. */
    default boolean tellsKindsApart() {
        return false;
    }

    /** How often that came up which must come up, by name. */
    Map<String, Integer> counts();
}

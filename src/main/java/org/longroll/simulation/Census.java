package org.longroll.simulation;

import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.longroll.journal.Event;

/** How often each thing came up in some battles: entries, events, refusals, results. */
public final class Census {

    private final SortedMap<String, Integer> entries = new TreeMap<>();
    private final SortedMap<String, Integer> events = new TreeMap<>();
    private final SortedMap<String, Integer> refusals = new TreeMap<>();
    private final SortedMap<String, Integer> outcomes = new TreeMap<>();
    private int battles;

    /** Counts one more battle. */
    public void add(SimulatedBattle battle) {
        battles++;
        battle.entries().forEach(entry -> one(entries, entry.order().type()));
        battle.attempts().forEach(attempt -> one(refusals, attempt.refusal().code()));
        var players = Players.ALL.named(battle.opening().rulebook().system());
        battle.events().forEach(event -> {
            one(events, name(event.getClass()));
            players.outcome(event).ifPresent(outcome -> one(outcomes, outcome));
        });
    }

    public int battles() {
        return battles;
    }

    /** By type, as the contract names them. */
    public SortedMap<String, Integer> entries() {
        return Collections.unmodifiableSortedMap(entries);
    }

    /** By the name of the event. */
    public SortedMap<String, Integer> events() {
        return Collections.unmodifiableSortedMap(events);
    }

    /** By code. */
    public SortedMap<String, Integer> refusals() {
        return Collections.unmodifiableSortedMap(refusals);
    }

    /** Morale outcomes, impact outcomes, fire and charge results. */
    public SortedMap<String, Integer> outcomes() {
        return Collections.unmodifiableSortedMap(outcomes);
    }

    /** The name of an event: {@code FireResolved} is {@code fire-resolved}. */
    public static String name(Class<? extends Event> event) {
        return event.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    private static void one(Map<String, Integer> counts, String what) {
        counts.merge(what, 1, Integer::sum);
    }
}

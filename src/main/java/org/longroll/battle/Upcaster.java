package org.longroll.battle;

import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Lifts the payload of one type of event from one version to the next.
 *
 * @param type what the event is called in the ledger
 * @param lift takes the properties of the payload, which it may change, and returns those of the next version
 */
public record Upcaster(String type, int fromVersion, UnaryOperator<Map<String, Object>> lift) {}

package org.longroll.journal;

import java.util.Map;
import java.util.function.UnaryOperator;

/** Converts the payload of one type of event to the next version; {@code lift} may change the map that it gets. */
public record Upcaster(String type, int fromVersion, UnaryOperator<Map<String, Object>> lift) {}

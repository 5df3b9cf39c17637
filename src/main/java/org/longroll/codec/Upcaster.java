package org.longroll.codec;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.UnaryOperator;

/** Lifts the payload of one type of event from one version to the next. */
public record Upcaster(String type, int fromVersion, UnaryOperator<ObjectNode> lift) {}

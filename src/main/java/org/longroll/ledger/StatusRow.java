package org.longroll.ledger;

import org.jspecify.annotations.Nullable;

/**
 * A row of a read model, written in the transaction of its append. The ledger does not read the document; a row
 * replaces the one with the same {@code kind} and {@code id}, and rows of a kind can be listed by {@code facet}.
 */
public record StatusRow(String kind, String id, @Nullable String facet, String document) {}

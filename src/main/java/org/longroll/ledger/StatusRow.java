package org.longroll.ledger;

import org.jspecify.annotations.Nullable;

/**
 * A row of a read model that becomes visible together with the events of its append, or not at all. The ledger does
 * not look into the document; {@code kind} and {@code id} say which earlier row of the stream it replaces, and rows
 * of a kind can be listed by their {@code facet}.
 */
public record StatusRow(String kind, String id, @Nullable String facet, String document) {}

package org.longroll.battle;

import org.jspecify.annotations.Nullable;

/** Why an order was not recorded: a stable code, a sentence for the player, and the field that it is about. */
public record Refusal(
        String code, String sentence, @Nullable String field) {}

package org.longroll.peers;

import java.util.List;

/** The same event that Longroll's bench writes. */
public record Volley(
        int casualties,
        List<Integer> dice,
        int figures,
        List<Modifier> modifiers,
        String note,
        String range,
        String target,
        String unit) {

    public record Modifier(String name, int value) {}

    static final Volley SAMPLE = new Volley(
            3,
            List.of(7, 4),
            18,
            List.of(new Modifier("uphill", 1), new Modifier("first volley", 2)),
            "Little Round Top, the left of the line, late in the afternoon",
            "close",
            "15th Alabama",
            "20th Maine");
}

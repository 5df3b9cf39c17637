package org.longroll.rules;

import java.util.List;

/** Every modifier that applied, and what those that counted add up to. */
public record Modifiers(List<Modifier> all, int sum) {

    public Modifiers {
        all = List.copyOf(all);
    }

    public static Modifiers of(List<Modifier> all) {
        int sum = 0;
        for (var modifier : all) {
            if (modifier.counts()) {
                sum += modifier.value();
            }
        }
        return new Modifiers(all, sum);
    }
}

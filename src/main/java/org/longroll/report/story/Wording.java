package org.longroll.report.story;

import java.util.ArrayList;
import java.util.List;
import org.longroll.report.Claim;

/** Words, and what they claim. */
record Wording(String text, List<Claim> claims) {

    static final Wording NOTHING = new Wording("", List.of());

    Wording {
        claims = List.copyOf(claims);
    }

    boolean isEmpty() {
        return text.isEmpty();
    }

    /** The same claims in other words. */
    Wording as(String other) {
        return new Wording(other, claims);
    }

    /** The same words, with more claims. */
    Wording claiming(List<Claim> more) {
        var all = new ArrayList<>(more);
        all.addAll(claims);
        return new Wording(text, all);
    }
}

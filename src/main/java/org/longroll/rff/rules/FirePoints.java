package org.longroll.rff.rules;

import java.util.List;
import java.util.Set;
import org.longroll.rules.Fraction;

/** The fire points of all firers, rounded down. */
public record FirePoints(List<Share> shares, int points) {

    /** One group's share: points for each stand at its range, and what halved them. */
    public record Share(Fraction perStand, int stands, Set<Firer.Weakness> weakenedBy, Fraction points) {}

    public FirePoints {
        shares = List.copyOf(shares);
    }
}

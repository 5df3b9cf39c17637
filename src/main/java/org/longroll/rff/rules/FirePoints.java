package org.longroll.rff.rules;

import java.util.List;
import java.util.Set;
import org.longroll.rules.Fraction;

/**
 * What the firers bring.
 *
 * @param points the sum of the shares, fractions dropped
 */
public record FirePoints(List<Share> shares, int points) {

    /** One group's share: points a stand by its range, and what halved them. */
    public record Share(Fraction perStand, int stands, Set<Firer.Weakness> weakenedBy, Fraction points) {}

    public FirePoints {
        shares = List.copyOf(shares);
    }
}

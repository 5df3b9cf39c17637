package org.longroll.dice;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The distributions of sums, each computed once by adding one die at a time. */
final class Sums {

    private static final Map<Dice, Distribution<Integer>> KNOWN = new ConcurrentHashMap<>();

    private Sums() {}

    static Distribution<Integer> of(Dice dice) {
        var known = KNOWN.get(dice);
        if (known == null) {
            known = convolve(dice);
            KNOWN.put(dice, known);
        }
        return known;
    }

    private static Distribution<Integer> convolve(Dice dice) {
        if (dice.count() == 0) {
            return Distribution.certain(0);
        }
        return of(new Dice(dice.count() - 1, dice.sides())).combine(die(dice.sides()), Integer::sum);
    }

    private static Distribution<Integer> die(int sides) {
        var faces = new Distribution.Builder<Integer>();
        for (int face = 1; face <= sides; face++) {
            faces.add(face, 1);
        }
        return faces.build();
    }
}

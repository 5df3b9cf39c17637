package org.longroll.dice;

import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Dice that were rolled before, read again. Where none was rolled none is read, so that what is asked for does not fit.
 *
 * @param faces by their places in the row of all dice of an entry, among which some may have been thrown at the table
 */
public record RecordedDice(Map<Integer, Integer> faces) implements DiceSupply {

    /** Nothing was rolled. */
    public static final RecordedDice NONE = new RecordedDice(Map.of());

    public RecordedDice {
        faces = Map.copyOf(faces);
    }

    @Override
    public Roll at(int place, Dice dice) {
        return new Roll(IntStream.range(place, place + dice.count())
                .mapToObj(faces::get)
                .filter(Objects::nonNull)
                .toList());
    }
}

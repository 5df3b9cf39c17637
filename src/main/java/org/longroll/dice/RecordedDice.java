package org.longroll.dice;

import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Dice that were rolled before, read again. Where no die was rolled none is returned, so that the roll does not fit the
 * question.
 *
 * @param faces by their places in the row of all dice of an entry; some of the others may have been thrown at the table
 */
public record RecordedDice(Map<Integer, Integer> faces) implements DiceSupply {

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

package org.longroll.dice;

import java.util.List;
import java.util.stream.IntStream;

/** The faces of a roll, in the order in which they were read. */
public record Roll(List<Integer> faces) {

    public Roll {
        faces = List.copyOf(faces);
    }

    public static Roll of(int... faces) {
        return new Roll(IntStream.of(faces).boxed().toList());
    }

    /** Whether these faces can come from those dice: the right number of dice, and only faces that they have. */
    public boolean fits(Dice dice) {
        return faces.size() == dice.count() && faces.stream().allMatch(face -> face >= 1 && face <= dice.sides());
    }

    public int sum() {
        int sum = 0;
        for (int face : faces) {
            sum += face;
        }
        return sum;
    }
}

package org.longroll.dice;

import java.util.List;
import java.util.stream.IntStream;

/** The faces that fell, in the order in which they were read. */
public record Roll(List<Integer> faces) {

    public Roll {
        faces = List.copyOf(faces);
    }

    public static Roll of(int... faces) {
        return new Roll(IntStream.of(faces).boxed().toList());
    }

    /** Whether these faces can be what those dice showed: as many dice, and no face that they do not have. */
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

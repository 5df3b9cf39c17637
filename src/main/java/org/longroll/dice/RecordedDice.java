package org.longroll.dice;

import java.util.List;

/** Dice that fell before, to be read again; where the row ends there are no more, and a roll comes out short. */
public record RecordedDice(List<Integer> faces) implements DiceSupply {

    public RecordedDice {
        faces = List.copyOf(faces);
    }

    @Override
    public Roll at(int place, Dice dice) {
        int from = Math.min(place, faces.size());
        return new Roll(faces.subList(from, Math.min(from + dice.count(), faces.size())));
    }
}

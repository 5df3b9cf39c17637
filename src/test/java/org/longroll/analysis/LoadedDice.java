package org.longroll.analysis;

import java.util.stream.IntStream;
import org.longroll.dice.Dice;
import org.longroll.dice.DiceStream;
import org.longroll.dice.DiceSupply;
import org.longroll.dice.Roll;
import org.longroll.simulation.Dealer;

/** Dice of a cheat: one in three of the low ones is turned over. */
record LoadedDice(DiceStream fair) implements DiceSupply {

    private static final int FAR_ALONG_THE_ROW = 100_000;

    /** One side cheats, the other does not. */
    static Dealer of(String side) {
        return (seat, seed) -> seat.id().equals(side) ? new LoadedDice(new DiceStream(seed)) : new DiceStream(seed);
    }

    @Override
    public Roll at(int place, Dice dice) {
        return new Roll(IntStream.range(place, place + dice.count())
                .mapToObj(die -> loaded(die, dice.sides()))
                .toList());
    }

    private int loaded(int place, int sides) {
        int face = fair.at(place, new Dice(1, sides)).sum();
        boolean turned = fair.at(place + FAR_ALONG_THE_ROW, new Dice(1, 3)).sum() == 1;
        return turned && face <= sides / 2 ? sides + 1 - face : face;
    }
}

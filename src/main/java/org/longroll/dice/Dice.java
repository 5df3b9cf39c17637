package org.longroll.dice;

/** A number of dice with a number of sides, as a chart prints them: 3D6. */
public record Dice(int count, int sides) {

    public static final int MOST = 20;

    public Dice {
        if (count < 0 || count > MOST) {
            throw new IllegalArgumentException("between 0 and " + MOST + " dice, not " + count);
        }
        if (sides < 2 || sides > 100) {
            throw new IllegalArgumentException("a die has 2 to 100 sides, not " + sides);
        }
    }

    public static Dice d6(int count) {
        return new Dice(count, 6);
    }

    public Distribution<Integer> sum() {
        return Sums.of(this);
    }

    @Override
    public String toString() {
        return count + "D" + sides;
    }
}

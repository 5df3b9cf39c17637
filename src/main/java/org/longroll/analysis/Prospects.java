package org.longroll.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Field;
import org.longroll.battle.Score;
import org.longroll.battle.Side;
import org.longroll.battle.Victory;

/**
 * The result that a side can expect after each turn of a battle that is played on: its result where that is known, and
 * else what came of such standings in the battles that were played to their end before.
 */
final class Prospects {

    /** How many battles are played to their end, for each playout of the effort. */
    static final int PLAYOUTS = 10;

    static final int AT_A_TIME = 24;

    private final Side side;
    private final Victory victory;
    private final int lastTurn;
    private final ResultRegression.Surveyor surveyor;
    private final List<ResultRegression.Known> known = new ArrayList<>();
    private ResultRegression regression = ResultRegression.of(List.of());

    Prospects(Story story, Side side, int lastTurn) {
        this.side = side;
        this.victory = story.battle().opening().victory();
        this.lastTurn = lastTurn;
        this.surveyor = new ResultRegression.Surveyor(story, side, lastTurn);
    }

    /** Takes in a battle that was played to its end. */
    void learn(List<Field> played) {
        double result = result(played.getLast());
        played.stream()
                .filter(field -> !isDecided(field))
                .forEach(field -> known.add(new ResultRegression.Known(surveyor.measures(field), result)));
    }

    /** After the last of them. */
    void learnt() {
        regression = ResultRegression.of(known);
    }

    /** The expected result after each turn; before the first that was played, and after the last, as in those. */
    double[] byTurn(List<Field> played) {
        var byTurn = new double[lastTurn + 1];
        int next = 0;
        double expected = 0;
        for (var field : played) {
            expected = isDecided(field) ? result(field) : regression.expected(surveyor.measures(field));
            int turn = Math.clamp(field.turn() - (isDecided(field) ? 0 : 1), next, lastTurn);
            Arrays.fill(byTurn, next, turn + 1, expected);
            next = Math.min(turn + 1, lastTurn);
        }
        Arrays.fill(byTurn, next, byTurn.length, expected);
        return byTurn;
    }

    private boolean isDecided(Field field) {
        return field.table().over() || field.turn() > lastTurn;
    }

    private double result(Field end) {
        var winner = winner(end);
        if (winner == null) {
            return 0.5;
        }
        return winner.equals(side.id()) ? 1 : 0;
    }

    private @Nullable String winner(Field end) {
        var ending = end.table().ending();
        return ending == null ? Score.of(end, victory).winner().orElse(null) : ending.winner();
    }
}

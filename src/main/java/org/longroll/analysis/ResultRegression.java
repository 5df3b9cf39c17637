package org.longroll.analysis;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.longroll.battle.Field;
import org.longroll.battle.Score;
import org.longroll.battle.Score.Reason;
import org.longroll.battle.Side;
import org.longroll.battle.Standing.Presence;
import org.longroll.battle.Victory;

/**
 * The result that a side can expect at the end of a turn, by the points and by the troops of both sides: a logistic
 * regression over battles that were played to their end. It is made for one battle, from playouts of that battle.
 */
final class ResultRegression {

    /** Objectives held, units and leaders lost, strength left, strength in hand; each alone and with the turns left. */
    private static final int MEASURES = 4;

    private static final int WEIGHTS = 2 * (MEASURES + 1);
    private static final int STEPS = 12;

    /** Keeps the weights finite where the standing decides every battle. */
    private static final double RIDGE = 1;

    /** A standing, and what came of it: 1 for a victory, 0 for a defeat. */
    record Known(double[] measures, double result) {}

    private final double[] weights;

    private ResultRegression(double[] weights) {
        this.weights = weights;
    }

    /** Newton's method; as many steps for every battle, so that the same playouts give the same weights. */
    static ResultRegression of(List<Known> known) {
        var weights = new double[WEIGHTS];
        for (int step = 0; step < STEPS; step++) {
            var slope = new double[WEIGHTS];
            var bend = new double[WEIGHTS][WEIGHTS];
            for (int i = 0; i < WEIGHTS; i++) {
                slope[i] = -RIDGE * weights[i];
                bend[i][i] = RIDGE;
            }
            for (var each : known) {
                double expected = expected(weights, each.measures());
                for (int i = 0; i < WEIGHTS; i++) {
                    slope[i] += (each.result() - expected) * each.measures()[i];
                    for (int j = 0; j < WEIGHTS; j++) {
                        bend[i][j] += expected * (1 - expected) * each.measures()[i] * each.measures()[j];
                    }
                }
            }
            var change = solved(bend, slope);
            for (int i = 0; i < WEIGHTS; i++) {
                weights[i] += change[i];
            }
        }
        return new ResultRegression(weights);
    }

    /** From 0 for a certain defeat to 1 for a certain victory. */
    double expected(double[] measures) {
        return expected(weights, measures);
    }

    private static double expected(double[] weights, double[] measures) {
        double sum = 0;
        for (int i = 0; i < WEIGHTS; i++) {
            sum += weights[i] * measures[i];
        }
        return 1 / (1 + Math.exp(-sum));
    }

    /** Solves linear equations with a symmetric positive matrix, in place. */
    private static double[] solved(double[][] matrix, double[] right) {
        int size = right.length;
        for (int row = 0; row < size; row++) {
            for (int other = row + 1; other < size; other++) {
                double factor = matrix[other][row] / matrix[row][row];
                for (int column = row; column < size; column++) {
                    matrix[other][column] -= factor * matrix[row][column];
                }
                right[other] -= factor * right[row];
            }
        }
        for (int row = size - 1; row >= 0; row--) {
            for (int column = row + 1; column < size; column++) {
                right[row] -= matrix[row][column] * right[column];
            }
            right[row] /= matrix[row][row];
        }
        return right;
    }

    /** Takes the measures of fields of one battle, as its first side sees them. */
    static final class Surveyor {
        private final Side side;
        private final Victory victory;
        private final int lastTurn;
        private final Chronicler chronicler;
        private final Map<String, Double> severities = new HashMap<>();
        private final Map<String, Double> mustered = new HashMap<>();

        Surveyor(Story story, Side side, int lastTurn) {
            this.side = side;
            this.victory = story.battle().opening().victory();
            this.lastTurn = lastTurn;
            this.chronicler = Chronicler.of(story.battle());
            chronicler.terms().levels().forEach(level -> severities.put(level.word(), level.severity()));
            var opened = story.opened();
            opened.table()
                    .units()
                    .ids()
                    .forEach(unit -> mustered.merge(opened.table().sideOf(unit), strength(opened, unit), Double::sum));
        }

        private double strength(Field field, String unit) {
            var strength = chronicler.strength(field, unit);
            return strength.troops() + strength.guns();
        }

        double[] measures(Field field) {
            var plain = new double[MEASURES + 1];
            plain[0] = 1;
            for (var line : Score.lines(field, victory)) {
                int place = line.reason() == Reason.OBJECTIVE_HELD ? 1 : 2;
                plain[place] += sign(line.side()) * line.points() / (double) victory.marginalBy();
            }
            for (var unit : field.table().units().ids()) {
                if (field.presence(unit) == Presence.ELIMINATED || field.presence(unit) == Presence.MERGED) {
                    continue;
                }
                var whose = field.table().sideOf(unit);
                double share = sign(whose) * strength(field, unit) / Math.max(1, mustered.getOrDefault(whose, 1.0));
                plain[3] += 10 * share;
                plain[4] += 10 * share * (1 - severity(field, unit));
            }
            var measures = Arrays.copyOf(plain, WEIGHTS);
            double left = Math.max(0, lastTurn - field.turn() + 1) / (double) lastTurn;
            for (int i = 0; i < plain.length; i++) {
                measures[plain.length + i] = plain[i] * left;
            }
            return measures;
        }

        private int sign(String whose) {
            return whose.equals(side.id()) ? 1 : -1;
        }

        private double severity(Field field, String unit) {
            return field.presence(unit) == Presence.ON_TABLE
                    ? Objects.requireNonNull(severities.get(chronicler.level(field, unit)), unit)
                    : 0;
        }
    }
}

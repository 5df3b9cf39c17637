package org.longroll.analysis;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.apache.commons.statistics.distribution.TDistribution;
import org.longroll.analysis.TurningPoints.Progress;
import org.longroll.analysis.TurningPoints.TurningPoint;
import org.longroll.battle.CommonEvent.BattleEnded;
import org.longroll.battle.Field;
import org.longroll.battle.Said;
import org.longroll.battle.Score;
import org.longroll.battle.Side;
import org.longroll.battle.Victory;

/**
 * Plays a battle on from before and after its candidates, with the same seeds, so that the difference is due to the
 * entry.
 */
final class TurningPointSearch {

    private static final double UPPER_OF_95_PERCENT = 0.975;
    private static final int WITHOUT_A_LIMIT = 2;

    private final Sequel sequel;
    private final Effort effort;
    private final Progress progress;
    private final List<Said> inForce;
    private final Victory victory;
    private final Side side;
    private final Map<Integer, double[]> played = new HashMap<>();
    private final int lastTurn;
    private int playouts;

    TurningPointSearch(Story story, Sequel sequel, Effort effort, Progress progress) {
        this.sequel = sequel;
        this.effort = effort;
        this.progress = progress;
        this.lastTurn = lastTurn(story);
        this.inForce = story.battle().timeline().inForce();
        this.victory = story.battle().opening().victory();
        this.side = story.battle().orderOfBattle().sides().getFirst();
    }

    /** A battle without a turn limit is played on for a few turns, and then the points count. */
    private static int lastTurn(Story story) {
        var limit = story.battle().settings().turnLimit();
        int turn = story.battle().field().turn();
        return limit == null || limit < turn ? turn + WITHOUT_A_LIMIT : limit;
    }

    TurningPoints of(Story story) {
        var highest = new Stakes(story).highest(story.inForce(), effort.candidates());
        var candidates = affordable(story, highest);
        var ends = candidates.stream()
                .flatMap(index -> Stream.of(index, index + 1))
                .distinct()
                .toList();
        ends.forEach(entries -> playOn(entries, ends.size() * playouts));
        var points = candidates.stream()
                .map(index -> point(story.inForce().get(index).moment(), index))
                .sorted(Comparator.comparingDouble((TurningPoint point) -> -Math.abs(point.shift())))
                .toList();
        return new TurningPoints(effort.seed(), candidates.size(), playouts, side.id(), points);
    }

    /** As many candidates as can be played out a few times, and as many playouts for them as the effort allows. */
    private List<Integer> affordable(Story story, List<Integer> highest) {
        double entriesOfATurn = (double) story.inForce().size()
                / Math.max(1, story.battle().field().turn());
        double work = 0;
        int taken = 0;
        for (var index : highest) {
            int turns = lastTurn - story.inForce().get(index).moment().turn() + 1;
            double more = 2 * entriesOfATurn * Math.max(1, turns);
            if (taken > 0 && (work + more) * Effort.FEWEST_PLAYOUTS > Effort.MOST_ENTRIES) {
                break;
            }
            work += more;
            taken++;
        }
        playouts =
                Math.clamp((long) (Effort.MOST_ENTRIES / Math.max(1, work)), Effort.FEWEST_PLAYOUTS, effort.playouts());
        return highest.subList(0, taken);
    }

    /** Plays on from after so many entries; consecutive candidates share the result. */
    private void playOn(int entries, int all) {
        var results = new double[playouts];
        for (int i = 0; i < playouts; i++) {
            results[i] = result(sequel.after(inForce.subList(0, entries), effort.seed() + i, lastTurn));
            progress.played(played.size() * playouts + i + 1, all);
        }
        played.put(entries, results);
    }

    private double result(Field end) {
        BattleEnded ending = end.table().ending();
        var winner = ending == null ? Score.of(end, victory).winner().orElse(null) : ending.winner();
        if (winner == null) {
            return 0.5;
        }
        return winner.equals(side.id()) ? 1 : 0;
    }

    private double[] results(int entries) {
        return Objects.requireNonNull(played.get(entries), "both ends of a candidate are played on");
    }

    private TurningPoint point(Moment moment, int entries) {
        var before = results(entries);
        var after = results(entries + 1);
        double from = Arrays.stream(before).average().orElseThrow();
        double to = Arrays.stream(after).average().orElseThrow();
        double margin = margin(before, after);
        return new TurningPoint(moment, from, to, to - from, margin, sentence(moment, from, to, margin));
    }

    /**
     * Half of the 95 % interval of the mean difference. One made-up pair in each direction keeps few equal playouts
     * uncertain.
     */
    private static double margin(double[] before, double[] after) {
        int count = before.length + 2;
        double mean = 0;
        for (int i = 0; i < before.length; i++) {
            mean += (after[i] - before[i]) / count;
        }
        double squares = Math.pow(1 - mean, 2) + Math.pow(-1 - mean, 2);
        for (int i = 0; i < before.length; i++) {
            squares += Math.pow(after[i] - before[i] - mean, 2);
        }
        double error = Math.sqrt(squares / (count - 1) / count);
        double margin = TDistribution.of(count - 1).inverseCumulativeProbability(UPPER_OF_95_PERCENT) * error;
        return Math.min(1, margin);
    }

    private String sentence(Moment moment, double from, double to, double margin) {
        return String.format(
                Locale.ROOT,
                "With entry %d, in turn %d, what %s could expect went from %.0f in 100 to %.0f (give or take %.0f)%s.",
                moment.number(),
                moment.turn(),
                side.name(),
                100 * from,
                100 * to,
                100 * margin,
                Math.abs(to - from) > margin ? "" : ", which may be chance");
    }
}
